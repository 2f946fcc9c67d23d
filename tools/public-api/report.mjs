#!/usr/bin/env node
/**
 * Holds the client's public TypeScript API, as it was built, against the committed report: `report.mjs [--write]`.
 *
 * The report is in `packages/client/api/client.api.md`. A change of it in a review is a change of what users compile against.
 */
import { mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor'
import { rootDir } from '../ci/root-dir.mjs'

const write = process.argv.includes('--write')
const packageDir = join(rootDir, 'packages/client')
const scratch = join(rootDir, '.tools/public-api')
mkdirSync(scratch, { recursive: true })

const config = ExtractorConfig.prepare({
  configObjectFullPath: undefined,
  packageJsonFullPath: join(packageDir, 'package.json'),
  configObject: {
    projectFolder: packageDir,
    mainEntryPointFilePath: join(packageDir, 'dist/esm/index.d.ts'),
    compiler: { tsconfigFilePath: join(packageDir, 'tsconfig.json'), skipLibCheck: true },
    apiReport: { enabled: true, reportFileName: 'client', reportFolder: join(packageDir, 'api'), reportTempFolder: scratch },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    newlineKind: 'lf',
    messages: {
      // Release tags are not used: what the index exports is public, and nothing else is.
      extractorMessageReporting: {
        default: { logLevel: 'warning' },
        'ae-missing-release-tag': { logLevel: 'none' },
        'ae-undocumented': { logLevel: 'none' },
        // Types that only exported ones are made of; the report shows them all the same.
        'ae-forgotten-export': { logLevel: 'none' },
      },
      tsdocMessageReporting: { default: { logLevel: 'none' } },
    },
  },
})
const { apiReportChanged, errorCount, warningCount } = Extractor.invoke(config, {
  localBuild: write,
  messageCallback: (message) => {
    message.handled = true
    // Its own lines on the report are replaced by the one below.
    const told = message.logLevel === 'error' || message.logLevel === 'warning'
    if (told && message.category !== 'console') console.error(`${message.messageId}: ${message.text}`)
  },
})
const report = relative(rootDir, join(packageDir, 'api/client.api.md'))
if (apiReportChanged && !write) {
  console.error(
    `${report}: is not the client's public API as built. If the change is meant, run \`node tools/public-api/report.mjs --write\` and commit it; if it breaks users, it waits for the next contract.`,
  )
}
const faults = errorCount + warningCount
if (!apiReportChanged && faults === 0) console.log(`${report} is the client's public API`)
process.exitCode = (apiReportChanged && !write) || (faults > 0 && !write) ? 1 : 0
