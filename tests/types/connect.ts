// Read by the type checker alone: an assertion that does not hold is an error of `tsc -p tests/tsconfig.json`.
import { connect, createRouterTransport, type Godot, type Health, type Transport } from '@godot-mcp/client'
import { type ServerCommand, serverCommand } from '@godot-mcp/testing'
import { expectTypeOf } from 'vitest'

expectTypeOf(connect).returns.resolves.toEqualTypeOf<Godot>()
expectTypeOf(connect).toBeCallableWith({ command: 'npx', args: ['@godot-mcp/server'] })
expectTypeOf(connect).toBeCallableWith({ command: 'npx', env: process.env, stderr: 'inherit', timeoutMs: 5 })
expectTypeOf(connect).toBeCallableWith({ command: 'npx', stderr: (line: string) => console.error(line) })

expectTypeOf(connect).toBeCallableWith({ url: 'http://127.0.0.1:9090/mcp', token: process.env['TOKEN'], timeoutMs: 5 })
expectTypeOf(connect).toBeCallableWith({ url: new URL('http://127.0.0.1:9090/mcp') })

// @ts-expect-error a command, a url or a transport
connect({})
// @ts-expect-error no such option
connect({ command: 'npx', argz: [] })
// @ts-expect-error no such place for the log
connect({ command: 'npx', stderr: 'nowhere' })

declare const transport: Transport
expectTypeOf(connect).toBeCallableWith({ transport, validateResults: true })

// What the testing package gives goes in as it is.
expectTypeOf(serverCommand).returns.resolves.toEqualTypeOf<ServerCommand>()
declare const server: ServerCommand
expectTypeOf(connect).toBeCallableWith(server)

// A router's functions have the types of their tools.
createRouterTransport({
  godot_scene_edit_delete_node: ({ node_path, confirm }) => {
    expectTypeOf(node_path).toEqualTypeOf<string>()
    expectTypeOf(confirm).toEqualTypeOf<boolean | undefined>()
    const parts = { dry_run: false, persisted: true, reason: null, hint: null }
    return { node_path, deleted: true, node_count: 1, ...parts }
  },
})
// @ts-expect-error no such tool
createRouterTransport({ godot_undoo: () => ({}) })
// @ts-expect-error fields are missing
createRouterTransport({ godot_scene_edit_delete_node: () => ({ deleted: true }) })

declare const godot: Godot
expectTypeOf(godot.health()).resolves.toEqualTypeOf<Health>()
expectTypeOf(godot.close()).toEqualTypeOf<Promise<void>>()
expectTypeOf(godot).toExtend<AsyncDisposable>()
