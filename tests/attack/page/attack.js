/**
 * What a page that means harm can try from within a browser. Each attempt says in a word or two what came of it: `blocked` (the browser gave an
 * error), `opaque` (something was sent, and nothing can be read of what came back), or what was read.
 */

const { bridge, http, call, home } = JSON.parse(document.getElementById('targets').textContent)

const mcp = `${http}/mcp`
const accept = 'application/json, text/event-stream'

/** How long a connection that is neither open nor refused is waited for. */
const PATIENCE_MS = 10_000

async function send(url, options) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), ...options })
    if (response.type === 'opaque') return 'opaque'
    return `read ${response.status} ${(await response.text()).slice(0, 200)}`
  } catch {
    return 'blocked'
  }
}

function socket(url) {
  return new Promise((resolve) => {
    const connection = new WebSocket(url)
    connection.onopen = () => {
      connection.send('{"id":"peer_hello","command":"cmd_peer_hello","params":{"project_path":"/evil"}}')
      setTimeout(() => resolve('open'), 500)
    }
    connection.onmessage = ({ data }) => resolve(`read ${data}`)
    connection.onerror = () => resolve('blocked')
    setTimeout(() => resolve('nothing'), PATIENCE_MS)
  })
}

function events(url) {
  return new Promise((resolve) => {
    const source = new EventSource(url)
    const end = (outcome) => {
      source.close()
      resolve(outcome)
    }
    source.onopen = () => end('open')
    source.onerror = () => end('blocked')
    setTimeout(() => end('nothing'), PATIENCE_MS)
  })
}

function element(name, attributes) {
  return new Promise((resolve) => {
    const made = Object.assign(document.createElement(name), attributes)
    made.onload = () => resolve('read')
    made.onerror = () => resolve('blocked')
    document.body.append(made)
    setTimeout(() => resolve('nothing'), PATIENCE_MS)
  })
}

/** A form whose one field makes, with its name and its value, a JSON text out of `name=value`. */
function form(url, enctype) {
  return new Promise((resolve) => {
    const frame = Object.assign(document.createElement('iframe'), { name: `frame-${enctype}` })
    const made = Object.assign(document.createElement('form'), { action: url, method: 'POST', enctype, target: frame.name })
    const field = Object.assign(document.createElement('input'), { name: `${call.slice(0, -1)},"x":"`, value: '"}' })
    made.append(field)
    document.body.append(frame, made)
    frame.onload = () => resolve(frame.contentDocument === null ? 'opaque' : `read ${frame.contentDocument.body.textContent}`)
    made.submit()
    setTimeout(() => resolve('nothing'), PATIENCE_MS)
  })
}

/** Has a frame try something that has no origin to name, as a page from a file or a mail has none. */
function nameless(body) {
  return new Promise((resolve) => {
    const frame = Object.assign(document.createElement('iframe'), { sandbox: 'allow-scripts' })
    frame.srcdoc = `<script>const say = (outcome) => parent.postMessage(outcome, '*'); ${body}</script>`
    addEventListener('message', ({ data }) => resolve(data), { once: true })
    document.body.append(frame)
    setTimeout(() => resolve('nothing'), PATIENCE_MS)
  })
}

const json = { 'content-type': 'application/json', accept }
const text = { 'content-type': 'text/plain', accept }
const multipart = new FormData()
multipart.set('message', call)

const attempts = {
  'WebSocket to the bridge': () => socket(`${bridge}/`),
  'WebSocket to the path that tells of the bridge': () => socket(`${bridge}/probe`),
  'EventSource from the bridge': () => events(bridge.replace('ws:', 'http:')),
  'GET from the bridge': () => send(bridge.replace('ws:', 'http:')),
  'WebSocket to the HTTP port': () => socket(mcp.replace('http:', 'ws:')),
  'GET of the health': () => send(`${http}/healthz`),
  'GET of the stream': () => send(mcp, { headers: { accept } }),
  'GET that asks for nothing back': () => send(mcp, { mode: 'no-cors', headers: { accept } }),
  'POST of JSON': () => send(mcp, { method: 'POST', headers: json, body: call }),
  'POST of JSON with credentials': () => send(mcp, { method: 'POST', credentials: 'include', headers: json, body: call }),
  'POST of JSON with a token': () =>
    send(mcp, { method: 'POST', headers: { ...json, authorization: 'Bearer guess' }, body: call }),
  'POST of JSON that asks for nothing back': () => send(mcp, { method: 'POST', mode: 'no-cors', headers: json, body: call }),
  'POST of a text': () => send(mcp, { method: 'POST', headers: text, body: call }),
  'POST of a text that asks for nothing back': () => send(mcp, { method: 'POST', mode: 'no-cors', headers: text, body: call }),
  'POST without a type': () => send(mcp, { method: 'POST', mode: 'no-cors', headers: { accept }, body: new Blob([call]) }),
  'POST of form fields': () => send(mcp, { method: 'POST', mode: 'no-cors', body: new URLSearchParams({ message: call }) }),
  'POST of parts': () => send(mcp, { method: 'POST', mode: 'no-cors', body: multipart }),
  'DELETE of a session': () => send(mcp, { method: 'DELETE', headers: { 'mcp-session-id': 'guess' } }),
  beacon: async () => (navigator.sendBeacon(mcp, call) ? 'opaque' : 'blocked'),
  'beacon of JSON': async () =>
    navigator.sendBeacon(mcp, new Blob([call], { type: 'application/json' })) ? 'opaque' : 'blocked',
  'form of a text': () => form(mcp, 'text/plain'),
  'form of fields': () => form(mcp, 'application/x-www-form-urlencoded'),
  'EventSource from the HTTP port': () => events(mcp),
  'WebSocket to the bridge without an origin': () =>
    nameless(`const c = new WebSocket('${bridge}/'); c.onopen = () => say('open'); c.onerror = () => say('blocked')`),
  'POST of a text without an origin': () => {
    const options = JSON.stringify({ method: 'POST', mode: 'no-cors', headers: text, body: call })
    return nameless(`fetch('${mcp}', ${options}).then(() => say('opaque'), () => say('blocked'))`)
  },
  image: () => element('img', { src: `${http}/healthz` }),
  script: () => element('script', { src: `${http}/healthz` }),
  'style sheet': () => element('link', { rel: 'stylesheet', href: `${http}/healthz` }),
}

await fetch(`${home}/loaded`, { mode: 'no-cors' })
// One after the other: what one of them does to the server must not hide what the next one would.
const outcomes = {}
for (const [name, attempt] of Object.entries(attempts)) outcomes[name] = await attempt()
await fetch(`${home}/report`, { method: 'POST', mode: 'no-cors', body: JSON.stringify(outcomes) })
