import { BUILD_VERSION, CONTRACT_VERSION, MIN_COMPATIBLE_CONTRACT, PACKAGE_VERSION } from '@godot-mcp/contract'

/** Package version, build and contract numbers in one line. */
export function versionLine(): string {
  return `godot-mcp ${PACKAGE_VERSION} (build ${BUILD_VERSION}, contract ${MIN_COMPATIBLE_CONTRACT} to ${CONTRACT_VERSION})`
}

/** What `--help` prints. */
export const HELP = `Drives a live Godot editor over the Model Context Protocol.

Usage:
  godot-mcp                       Serve one MCP client over stdin and stdout; ends when stdin ends. Or any number over HTTP, see below.
  godot-mcp install-addon DIR     Put the editor addon into the Godot project in DIR and enable it.
  godot-mcp uninstall-addon DIR   Take it out again.
  godot-mcp print-config [CLIENT] Print what to put into the configuration of an MCP client, with absolute paths.
                                  --project DIR and --toolsets LIST put those settings in; --http is for a server that runs.
  godot-mcp doctor [DIR]          Say what is in the way: node, settings, the addon of the project in DIR, Godot, ports.
                                  --json prints the same for programs.
  godot-mcp --version             Print package version, build and contract numbers.
  godot-mcp --help                Print this.

Environment:
  GODOT_MCP_BRIDGE_URL        Where to listen for the editor; the addon reads the same variable.  [ws://127.0.0.1:9080]
  GODOT_MCP_BRIDGE_TOKEN      What the editor must show to be let in; the addon reads the same variable.  [none; needed where other machines can reach the bridge]
  GODOT_MCP_TRANSPORT         stdio, or http to serve any number of clients at http://HOST:PORT/mcp.  [stdio]
  GODOT_MCP_HTTP_HOST         Where http listens; whatever is not this machine alone needs a token.  [127.0.0.1]
  GODOT_MCP_HTTP_PORT         0 takes any free one; the log says which.  [9090]
  GODOT_MCP_AUTH_TOKEN        What clients over http have to send, as "Authorization: Bearer TOKEN".  [none is asked for]
  GODOT_MCP_HTTP_HOST_ORIGIN_PROTECTION
                              Refuse requests for other hosts and from pages of others: auto (on this machine's own addresses), true, strict
                              or false.  [auto]
  GODOT_MCP_DEFAULT_TOOLSETS  Toolsets that are on at start: all, or a comma list of toolsets and bundles.  [inspection]
  GODOT_MCP_LOG_LEVEL         debug, info, warning or error; the log goes to stderr, one JSON object a line.  [info]
  GODOT_MCP_GODOT_BIN         The Godot to run a project with, outside the editor; GODOT_BIN counts too.  [the editor's own, or one on PATH]
  GODOT_MCP_PROJECT_DIR       Folder of the project to run.  [the attached editor's]
  GODOT_MCP_SAFETY            Which tools there are: read_only, no_destructive or full.  [full]
  GODOT_MCP_CODE_EXECUTION    on or off: whether there are tools that run code.  [on]
  GODOT_MCP_APPROVAL_WEBHOOK  Service that is asked before a call changes something, runs code or writes files.  [none: nobody is asked]
  GODOT_MCP_APPROVAL_REQUIRE  on or off: whether the client has to ask its person, where there is no webhook.  [off]
  GODOT_MCP_APPROVAL_TIMEOUT  Seconds that an answer may take; none in time is a no.  [30 for a webhook, 600 for a person]
  GODOT_MCP_APPROVAL_FAIL_OPEN  on or off: whether a webhook that cannot be reached counts as a yes.  [off]
  GODOT_MCP_UPDATE_URL        Service that godot_check_for_updates asks for the newest build.  [none: nobody is asked]
`
