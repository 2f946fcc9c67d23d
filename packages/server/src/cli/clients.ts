import { SERVER_NAME_IN_CLIENTS } from '../server-name.js'

/** How a client starts the server. Every path is absolute: a client's PATH and folder are not those of a shell. */
export interface Launch {
  command: string
  args: readonly string[]
  env: Readonly<Record<string, string>>
}

/** Where a client finds a server that runs already, and the variable that holds the token it has to show; null where it asks for none. */
export interface Remote {
  url: string
  tokenVariable: string | null
}

/** A system that a client's file has a place of its own on. */
export type System = 'win32' | 'darwin' | 'linux'

/** An MCP client, and how its configuration is written. */
export interface Client {
  title: string
  /** Where the block goes, in a person's words. */
  file: Readonly<Record<System, string>>
  language: 'json' | 'toml'
  stdio(launch: Launch): string
  /** null where the client's file cannot name a running server. */
  http: ((remote: Remote) => string) | null
}

type Entry = Readonly<Record<string, unknown>>
type HttpEntry = (remote: Remote) => Entry

const onEverySystem = (file: string): Client['file'] => ({ win32: file, darwin: file, linux: file })
const inHome = (file: string): Client['file'] => ({
  win32: `%USERPROFILE%\\${file.replaceAll('/', '\\')}`,
  darwin: `~/${file}`,
  linux: `~/${file}`,
})
const inCode = (file: string): Client['file'] => ({
  win32: `%APPDATA%\\Code\\User\\${file.replaceAll('/', '\\')}`,
  darwin: `~/Library/Application Support/Code/User/${file}`,
  linux: `~/.config/Code/User/${file}`,
})

/** A client that reads JSON with its servers in one object. */
function jsonClient(title: string, file: Client['file'], root: string, http: HttpEntry | null, extra: Entry = {}): Client {
  const block = (entry: Entry, more: Entry = {}) =>
    JSON.stringify({ ...more, [root]: { [SERVER_NAME_IN_CLIENTS]: entry } }, null, 2)
  return {
    title,
    file,
    language: 'json',
    stdio: (launch) => block({ ...extra, ...withoutEmptyEnv(launch) }),
    http: http === null ? null : (remote) => block(http(remote), root === 'servers' ? inputsFor(remote) : {}),
  }
}

function withoutEmptyEnv({ command, args, env }: Launch): Entry {
  return { command, args, ...(Object.keys(env).length === 0 ? {} : { env }) }
}

/** The header that shows the token; its value stays outside of the file where the client can read it from somewhere else. */
function authorization({ tokenVariable }: Remote, reference: (variable: string) => string): Entry {
  return tokenVariable === null ? {} : { headers: { Authorization: `Bearer ${reference(tokenVariable)}` } }
}

const VS_CODE_INPUT = 'godot-mcp-token'

/** Visual Studio Code asks the person once and keeps the answer. */
function inputsFor({ tokenVariable }: Remote): Entry {
  if (tokenVariable === null) return {}
  return { inputs: [{ type: 'promptString', id: VS_CODE_INPUT, description: `Value of ${tokenVariable}`, password: true }] }
}

/** A client that knows no way to read a value from elsewhere: the person has to put the token in. */
const byHand = (variable: string) => `<the value of ${variable}>`

/** Every client that a block can be printed for, by the name it is asked for with. */
export const CLIENTS: Readonly<Record<string, Client>> = {
  generic: jsonClient('any client that reads "mcpServers"', onEverySystem('its configuration file'), 'mcpServers', (remote) => ({
    type: 'http',
    url: remote.url,
    ...authorization(remote, byHand),
  })),
  'claude-desktop': jsonClient(
    'Claude Desktop',
    {
      win32: '%APPDATA%\\Claude\\claude_desktop_config.json',
      darwin: '~/Library/Application Support/Claude/claude_desktop_config.json',
      linux: '~/.config/Claude/claude_desktop_config.json',
    },
    'mcpServers',
    null,
  ),
  'claude-code': jsonClient(
    'Claude Code',
    onEverySystem('.mcp.json in the folder that you work in'),
    'mcpServers',
    (remote) => ({ type: 'http', url: remote.url, ...authorization(remote, (name) => `\${${name}}`) }),
    { type: 'stdio' },
  ),
  cursor: jsonClient('Cursor', inHome('.cursor/mcp.json'), 'mcpServers', (remote) => ({
    url: remote.url,
    ...authorization(remote, (name) => `\${env:${name}}`),
  })),
  vscode: jsonClient(
    'Visual Studio Code',
    onEverySystem('.vscode/mcp.json in the folder that you work in'),
    'servers',
    (remote) => ({ type: 'http', url: remote.url, ...authorization(remote, () => `\${input:${VS_CODE_INPUT}}`) }),
    { type: 'stdio' },
  ),
  windsurf: jsonClient('Windsurf', inHome('.codeium/windsurf/mcp_config.json'), 'mcpServers', (remote) => ({
    serverUrl: remote.url,
    ...authorization(remote, (name) => `\${env:${name}}`),
  })),
  zed: jsonClient(
    'Zed',
    { win32: '%APPDATA%\\Zed\\settings.json', darwin: '~/.config/zed/settings.json', linux: '~/.config/zed/settings.json' },
    'context_servers',
    (remote) => ({ url: remote.url, ...authorization(remote, byHand) }),
  ),
  cline: jsonClient(
    'Cline',
    inCode('globalStorage/saoudrizwan.claude-dev/settings/cline_mcp_settings.json'),
    'mcpServers',
    (remote) => ({ type: 'streamableHttp', url: remote.url, ...authorization(remote, byHand) }),
  ),
  'gemini-cli': jsonClient('Gemini CLI', inHome('.gemini/settings.json'), 'mcpServers', (remote) => ({
    httpUrl: remote.url,
    ...authorization(remote, (name) => `$${name}`),
  })),
  codex: {
    title: 'Codex',
    file: inHome('.codex/config.toml'),
    language: 'toml',
    stdio: ({ command, args, env }) =>
      table({
        command: text(command),
        args: `[${args.map(text).join(', ')}]`,
        ...(Object.keys(env).length === 0 ? {} : { env: `{ ${pairs(env).join(', ')} }` }),
      }),
    http: ({ url, tokenVariable }) =>
      table({ url: text(url), ...(tokenVariable === null ? {} : { bearer_token_env_var: text(tokenVariable) }) }),
  },
}

function table(values: Readonly<Record<string, string>>): string {
  const lines = Object.entries(values).map(([key, value]) => `${key} = ${value}`)
  return [`[mcp_servers.${SERVER_NAME_IN_CLIENTS}]`, ...lines].join('\n')
}

function pairs(values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values).map(([key, value]) => `${key} = ${text(value)}`)
}

/** A text of TOML: the escapes of JSON are among those of TOML, which wants one more character escaped. */
function text(value: string): string {
  return JSON.stringify(value).replaceAll('\u007f', '\\u007f')
}
