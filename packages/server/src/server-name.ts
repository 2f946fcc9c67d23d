/** How the server names itself to clients and in its answers. */
export const SERVER_NAME = 'godot-mcp'
