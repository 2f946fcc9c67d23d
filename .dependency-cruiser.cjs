/**
 * Which folder may import which. Dependencies point one way:
 *
 *   schemas -> codegen -> contract -> { server, client, testing } -> tests
 *
 * and inside the server the MCP side, the pipeline and the bridge meet only through the interfaces between them.
 */

const { join } = require('node:path')

/** A rule: files below `from` may not import files below `to`. */
const never = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
})

const SERVER = '^packages/server/src'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two files that need each other cannot be understood, tested or moved alone.',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-missing',
      comment: 'An import that resolves to nothing.',
      severity: 'error',
      from: { pathNot: 'packages/contract/src/' },
      to: { couldNotResolve: true },
    },
    never(
      'contract-stands-alone',
      '^packages/contract/src',
      '^packages/(codegen|server|client|testing)/',
      'The contract is what the others meet in; it knows none of them.',
    ),
    never(
      'codegen-reads-schemas-only',
      '^packages/codegen/src',
      '^packages/(contract|server|client|testing)/',
      'The generator makes the contract package; needing it would be a circle at build time.',
    ),
    never(
      'client-without-server',
      '^packages/client/src',
      '^packages/(server|codegen|testing)/',
      'A client speaks to any server of the contract and must install without ours.',
    ),
    never(
      'server-without-client',
      SERVER,
      '^packages/(client|codegen|testing)/',
      'The server is shipped alone; what it shares with the client stands in the contract.',
    ),
    never(
      'testing-without-products',
      '^packages/testing/src',
      '^packages/(server|client|codegen)/',
      'The fake editor answers from the contract, so that it cannot repeat a fault of the server or the client.',
    ),
    {
      name: 'mcp-sdk-in-one-place',
      comment: 'The protocol library is an implementation detail of mcp/: everything else sees the small Product interface.',
      severity: 'error',
      from: { path: SERVER, pathNot: `${SERVER}/mcp/` },
      to: { path: 'node_modules/@modelcontextprotocol/' },
    },
    never(
      'mcp-sees-the-product-only',
      `${SERVER}/mcp/`,
      `${SERVER}/(pipeline|bridge|tools|toolsets)/`,
      'The transport side lists and calls; it knows no tool, no stage and no socket.',
    ),
    never(
      'bridge-knows-no-pipeline',
      `${SERVER}/bridge/`,
      `${SERVER}/(pipeline|mcp|tools|toolsets|resources)/`,
      'The bridge carries envelopes; what they mean is not its business.',
    ),
    never(
      'pipeline-knows-no-tool',
      `${SERVER}/pipeline/`,
      `${SERVER}/(tools|mcp)/`,
      'The pipeline is driven by data; a tool is found through the generated registry, which is handed in.',
    ),
    {
      name: 'no-reaching-into-packages',
      comment: 'Another package is used through its exports, never through its source files.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/([^/]+)/src/', pathNot: '^packages/$1/' },
    },
    {
      name: 'source-without-tests',
      comment: 'What ships does not import what tests it.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: '\\.test\\.ts$' },
      to: { path: '(\\.test\\.ts$|^tests/|^packages/[^/]+/test/)' },
    },
    {
      name: 'no-dev-dependency-in-source',
      comment: 'What a package imports at run time has to be installed with it (the server is bundled, so its own do not count).',
      severity: 'error',
      from: { path: '^packages/(client|contract|testing|codegen)/src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '/generated/validators/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: join(__dirname, 'tests/tsconfig.json') },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
}
