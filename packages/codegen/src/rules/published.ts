import type { Fault } from '../fault.js'
import { allTools, type Contract } from '../model/contract.js'
import { publishTool } from '../publish/publish-tool.js'
import { refusals } from '../publish/strict-client.js'
import { schemaFile } from '../source/layout.js'

/** What is published can be read by the strictest client; one schema that cannot would empty its whole list of tools. */
export function checkPublished(contract: Contract): Fault[] {
  return allTools(contract).flatMap((tool) => {
    try {
      return refusals(publishTool(tool, contract.shapes)).map((reason) => ({
        file: schemaFile(tool.file),
        reason: `published ${reason}`,
      }))
    } catch (error) {
      return [{ file: schemaFile(tool.file), reason: error instanceof Error ? error.message : String(error) }]
    }
  })
}
