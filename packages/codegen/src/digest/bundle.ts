import { allTools, type Contract, type Tool } from '../model/contract.js'
import { annotationsOf } from '../model/derive.js'
import { mapChildren } from '../schema/children.js'
import type { Schema } from '../schema/schema.js'
import { type Shape, type Shapes, shapeAt } from '../schema/shapes.js'

/** A contract as one JSON document in its wide form: what is frozen with a release, and what contracts are compared by. */
export type Bundle = Record<string, unknown>

const PARTS: Readonly<Record<Shape['kind'], string>> = { value: 'values', result: 'results', envelope: 'envelope' }

/**
 * Collects the whole contract. Shapes are under `values` and `envelope`, what several results have in common under `results`; schemas refer
 * to them as `#/values/<name>` and so on. The three are judged apart: a part of results travels one way only, so that it may grow.
 */
export function buildBundle(contract: Contract): Bundle {
  const { numbers, shapes } = contract
  const named = (wanted: Shape['kind']): Record<string, Schema> =>
    Object.fromEntries(
      [...shapes.values()].filter(({ kind }) => kind === wanted).map(({ name, schema }) => [name, withNamedRefs(schema, shapes)]),
    )
  return {
    version: numbers.version,
    contract_version: numbers.contractVersion,
    min_compatible_contract: numbers.minCompatibleContract,
    tools: allTools(contract).map((tool) => bundledTool(tool, shapes)),
    toolsets: contract.toolsets.map(({ name, title, description, minGodot }) => ({
      name,
      title,
      description,
      min_godot: minGodot,
    })),
    default_toolsets: contract.toolsets.filter((toolset) => toolset.default).map(({ name }) => name),
    bundles: contract.bundles,
    resources: contract.resources.map(({ uri, uriTemplate, name, title, description, mimeType, tool }) => ({
      uri: uri ?? uriTemplate,
      name,
      title,
      description,
      mime_type: mimeType,
      tool,
    })),
    bridge: contract.bridge,
    commands: contract.commands.map(({ name, from, reply, description, params, result, examples }) => ({
      name,
      from,
      reply,
      description,
      params: withNamedRefs(params, shapes),
      ...(result && { result: withNamedRefs(result, shapes) }),
      examples,
    })),
    values: named('value'),
    results: named('result'),
    envelope: named('envelope'),
    ...(contract.removedTools.length > 0 && {
      removed: contract.removedTools.map(({ name, deprecated }) => ({ name, ...deprecated })),
    }),
    errors: {
      codes: contract.codes.map(({ code, meaning, remedy, wireOnly }) => ({ code, meaning, remedy, wire_only: wireOnly })),
      required: contract.tokens.map(({ token, meaning, remedy }) => ({ token, meaning, remedy })),
    },
  }
}

function bundledTool(tool: Tool, shapes: Shapes): object {
  const {
    name,
    toolset,
    safety,
    runs,
    title,
    description,
    flags,
    requires,
    undo,
    saves,
    preview,
    aliases,
    deprecated,
    errors,
    examples,
  } = tool
  return {
    name,
    toolset,
    safety,
    runs,
    dry_run: tool.input.properties?.dry_run ? 'offered' : 'none',
    confirm: tool.input.properties?.confirm ? 'required' : 'none',
    flags: { executes_code: flags.includes('executes_code'), writes_disk: flags.includes('writes_disk') },
    requires,
    undo,
    ...(tool.executes !== undefined && { executes: tool.executes }),
    ...(saves !== undefined && { saves }),
    ...(preview !== undefined && { preview }),
    ...(tool.timeoutMs !== undefined && { timeout_ms: tool.timeoutMs }),
    aliases,
    ...(deprecated && { deprecated }),
    ...(Object.keys(tool.deprecatedParameters).length > 0 && { deprecated_parameters: tool.deprecatedParameters }),
    ...(Object.keys(tool.deprecatedAliases).length > 0 && { deprecated_aliases: tool.deprecatedAliases }),
    title,
    description,
    annotations: annotationsOf(safety),
    inputSchema: withNamedRefs(tool.input, shapes),
    outputSchema: withNamedRefs(tool.result, shapes),
    errors: [...errors, ...tool.commonErrors],
    examples,
  }
}

function withNamedRefs(schema: Schema, shapes: Shapes): Schema {
  const out = mapChildren(schema, (child) => withNamedRefs(child, shapes))
  if (out.$ref !== undefined) {
    const { kind, name } = shapeAt(shapes, out.$ref)
    out.$ref = `#/${PARTS[kind]}/${name}`
  }
  return out
}
