/** How the server names itself to clients and in its answers. */
export const SERVER_NAME = 'godot-mcp'

/** What people call it in their client's configuration: clients put it before each tool's name, and the short one keeps those within limits. */
export const SERVER_NAME_IN_CLIENTS = 'godot'
