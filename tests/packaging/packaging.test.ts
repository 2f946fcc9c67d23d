import { afterAll, beforeAll } from 'vitest'
import { describeConsumers } from './consumers.js'
import { describeContractTool } from './contract-tool.js'
import { describeDemo } from './demo.js'
import { describeGuides } from './guides.js'
import { type Installed, packAndInstall } from './installed.js'
import { describeServer } from './installed-server.js'
import { describeTarballs } from './tarballs.js'

// Packing and installing takes longer than all that is looked at afterwards, so it is done once.
let installed: Installed

beforeAll(() => {
  installed = packAndInstall()
})

afterAll(() => installed?.remove())

describeTarballs(() => installed)
describeConsumers(() => installed)
describeServer(() => installed)
describeDemo(() => installed)
describeGuides(() => installed)
describeContractTool()
