import { defineConfig } from 'vitest/config'

const EDITOR_TIMEOUT_MS = 60_000

/** Tests that start a real editor share two cores: one file at a time, and each file starts its editor once. */
const editor = (name: string, include: string[], globalSetup: string[] = []) => ({
  test: {
    name,
    include,
    globalSetup,
    pool: 'forks' as const,
    fileParallelism: false,
    testTimeout: EDITOR_TIMEOUT_MS,
    hookTimeout: 2 * EDITOR_TIMEOUT_MS,
  },
})

export default defineConfig({
  test: {
    passWithNoTests: false,
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 30_000,
          include: ['packages/*/test/**/*.test.ts', 'packages/*/src/**/*.test.ts'],
          typecheck: { enabled: true, include: ['packages/*/test/**/*.test-d.ts'], tsconfig: 'tests/tsconfig.json' },
        },
      },
      { test: { name: 'tools', include: ['tools/**/*.test.ts'], testTimeout: 30_000 } },
      {
        test: {
          name: 'contract',
          include: ['tests/{contract,conformance,negotiation,docs,types}/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      { test: { name: 'packaging', include: ['tests/packaging/**/*.test.ts'], testTimeout: 180_000, hookTimeout: 180_000 } },
      { test: { name: 'interop', include: ['tests/interop/**/*.test.ts'], testTimeout: 180_000 } },
      { test: { name: 'attack', include: ['tests/attack/**/*.test.ts'], testTimeout: 120_000, fileParallelism: false } },
      editor('addon', ['tests/addon/**/*.test.ts']),
      editor('e2e', ['tests/e2e/**/*.test.ts'], ['tests/e2e/harness/global-setup.ts']),
      editor('gui', ['tests/gui/**/*.test.ts']),
      { test: { name: 'soak', include: ['tests/soak/**/*.test.ts'] } },
      editor('chaos', ['tests/chaos/**/*.test.ts']),
      editor('fuzz', ['tests/fuzz/**/*.test.ts']),
    ],
  },
})
