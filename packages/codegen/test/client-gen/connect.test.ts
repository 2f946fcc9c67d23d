import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Written, written } from './generated.js'

const SERVER = {
  command: process.execPath,
  args: [fileURLToPath(new URL('toy-server.mjs', import.meta.url))],
  env: { WHOM: 'world' },
}
const SNAPSHOT = {
  server: 'toy',
  tools: [
    {
      name: 'add',
      inputSchema: { type: 'object', properties: { a: { type: 'number' }, b: { type: 'number' } }, required: ['a'] },
      outputSchema: { type: 'object', properties: { sum: { type: 'number' } }, required: ['sum'] },
    },
    { name: 'say_hello', inputSchema: { type: 'object', properties: { loud: { type: 'boolean' } } } },
  ],
}

interface Client {
  readonly tools: { add(params: object): Promise<unknown>; sayHello(params?: object): Promise<unknown> }
  call(name: string, params?: object): Promise<unknown>
  close(): Promise<void>
}

let generated: Written
let connect: (options: object) => Promise<Client>
beforeAll(async () => {
  generated = await written(SNAPSHOT)
  const module = await generated.load('index.js')
  connect = module['connect'] as typeof connect
})
afterAll(() => generated?.remove())

async function talking<T>(options: object, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connect({ ...SERVER, ...options })
  try {
    return await work(client)
  } finally {
    await client.close()
  }
}

describe('a generated client', () => {
  it('calls tools by method and by name', async () => {
    await talking({}, async (client) => {
      expect(await client.tools.add({ a: 1, b: 2 })).toEqual({ sum: 3 })
      expect(await client.call('add', { a: 4 })).toEqual({ sum: 4 })
      expect(await client.tools.sayHello()).toEqual({ content: [{ type: 'text', text: 'hello world' }], text: 'hello world' })
    })
  })

  it('rejects with what a failing tool says', async () => {
    const failure = await talking({}, (client) => client.tools.sayHello({ loud: true }).catch((error) => error))
    expect(failure).toMatchObject({ name: 'ToolError', tool: 'say_hello', message: 'Too loud.' })
  })

  it('checks parameters and results where it is asked to', async () => {
    const checks = { validateParams: true, validateResults: true }
    await talking(checks, async (client) => {
      expect(await client.tools.add({ a: 1 })).toEqual({ sum: 1 })
      await expect(client.tools.add({ a: 'x' })).rejects.toMatchObject({
        name: 'InvalidValueError',
        side: 'params',
        problems: ['/a must be number'],
      })
      await expect(client.tools.add({ a: 13 })).rejects.toMatchObject({ side: 'result', problems: ['/sum must be number'] })
    })
    expect(await talking({}, (client) => client.tools.add({ a: 13 }))).toEqual({ sum: 'many' })
  })
})
