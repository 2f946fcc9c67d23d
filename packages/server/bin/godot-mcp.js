#!/usr/bin/env node
import * as nodeModule from 'node:module'

// Node 22 and later keep the compiled code of the bundle between starts.
nodeModule.enableCompileCache?.()
await import('../dist/main.js')
