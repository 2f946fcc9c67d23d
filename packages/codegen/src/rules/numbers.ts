import type { Fault } from '../fault.js'
import type { Contract } from '../model/contract.js'
import { schemaFile } from '../source/layout.js'
import type { PackageFile } from '../source/sources.js'

/** The numbers agree with each other, and every package has the one version. */
export function checkNumbers({ numbers }: Contract, packages: readonly PackageFile[]): Fault[] {
  const faults: Fault[] = []
  const contractFile = schemaFile('contract.json')
  const { minCompatibleContract: floor, contractVersion: newest, packageVersion } = numbers
  if (floor > newest)
    faults.push({ file: contractFile, reason: `min_compatible_contract ${floor} is above contract_version ${newest}` })
  if (!packageVersion.startsWith(`${newest}.`)) {
    const reason = `package_version ${packageVersion} is not of major version ${newest}, the contract_version`
    faults.push({ file: contractFile, reason })
  }
  for (const { file, version, siblings } of packages) {
    const fault = (what: string, found: string): void => {
      if (found !== packageVersion)
        faults.push({ file, reason: `${what} is ${found}; package_version in ${contractFile} is ${packageVersion}` })
    }
    fault('the version', version)
    for (const [name, wanted] of Object.entries(siblings)) fault(`the dependency ${name}`, wanted)
  }
  return faults
}
