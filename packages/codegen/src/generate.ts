import { contractDigest } from './digest/digest.js'
import type { Files } from './emit/file.js'
import type { Contract } from './model/contract.js'
import { LAYOUT } from './source/layout.js'
import type { Handler } from './source/sources.js'

/** Every committed file that follows from a contract, by path relative to the project's root. Pure: nothing is read or written. */
export async function generate(contract: Contract, handlers: readonly Handler[]): Promise<Files> {
  const [contractTs, toolsTs, typesTs, commandsTs, handlersTs, serverChunksTs, gdscript, docs, deprecations, safety] =
    await Promise.all([
      import('./emit/contract-ts.js'),
      import('./emit/tools-ts.js'),
      import('./emit/types-ts.js'),
      import('./emit/commands-ts.js'),
      import('./emit/handlers-ts.js'),
      import('./emit/server-chunks-ts.js'),
      import('./emit/gdscript.js'),
      import('./emit/docs.js'),
      import('./emit/docs-deprecations.js'),
      import('./emit/docs-safety.js'),
    ])
  const { toolsets, shapes } = contract
  const digest = contractDigest(contract)
  const files: Files = new Map()

  const ts = (name: string, text: string): void => void files.set(`${LAYOUT.contract}/${name}.ts`, text)
  ts('contract', contractTs.contractTs(contract, digest))
  ts('bridge', contractTs.bridgeTs(contract.bridge))
  ts('errors', contractTs.errorsTs(contract))
  ts('resources', contractTs.resourcesTs(contract))
  ts('paths', contractTs.pathsTs(contract))
  ts('toolsets', contractTs.toolsetsTs(contract))
  ts('tools', toolsTs.toolsTs(contract))
  ts('values', await typesTs.valuesTs(contract))
  ts('commands', await commandsTs.commandsTs(contract))
  for (const kind of ['published', 'wide'] as const) ts(kind, toolsTs.recordsTs(toolsets, kind))
  ts('examples', toolsTs.allExamplesTs(toolsets))
  for (const toolset of toolsets) {
    ts(`types/${toolset.name}`, await typesTs.typesTs(toolset, contract))
    ts(`descriptors/${toolset.name}`, toolsTs.descriptorsTs(toolset))
    ts(`published/${toolset.name}`, toolsTs.publishedTs(toolset, shapes))
    ts(`wide/${toolset.name}`, toolsTs.wideTs(toolset, shapes))
    ts(`examples/${toolset.name}`, toolsTs.examplesTs(toolset))
  }
  files.set(`${LAYOUT.serverGenerated}/handlers.ts`, handlersTs.handlersTs(contract, handlers))
  files.set(`${LAYOUT.serverGenerated}/chunks.ts`, serverChunksTs.serverChunksTs(toolsets))

  const gd = (name: string, text: string): void => void files.set(`${LAYOUT.addon}/generated/${name}.gd`, text)
  gd('contract', gdscript.contractGd(contract, digest))
  gd('bridge', gdscript.bridgeGd(contract.bridge))
  gd('error_codes', gdscript.errorCodesGd(contract))
  gd('required_tokens', gdscript.requiredTokensGd(contract))
  gd('commands', gdscript.commandsGd(contract, handlers))
  gd('path_rules', gdscript.pathRulesGd(contract))
  files.set(`${LAYOUT.addon}/plugin.cfg`, gdscript.pluginCfg(contract))

  const page = (name: string, text: string): void => void files.set(`${LAYOUT.docs}/${name}.md`, text)
  page('README', docs.indexPage(contract))
  page('errors', docs.errorsPage(contract))
  page('safety', safety.safetyPage(contract))
  page('values', docs.valuesPage(contract))
  page('deprecations', deprecations.deprecationsPage(contract))
  for (const toolset of toolsets) page(toolset.name, docs.toolsetPage(toolset, contract))
  return files
}
