import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FakeEditor, freePort } from '@godot-mcp/testing'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { compile } from './consumers.js'
import { type Installed, repository } from './installed.js'

interface Block {
  readonly guide: string
  readonly title: string
  readonly language: string
  readonly code: string
}

const guides = ['docs/guides/client.md', 'docs/guides/contract.md', 'packages/client/README.md', 'packages/testing/README.md']
const blocks = guides.flatMap((guide) => codeBlocks(guide, readFileSync(join(repository, guide), 'utf8')))
const programs = blocks.filter(({ language }) => language === 'ts' || language === 'cjs')

// The line of the guide that starts a server. A reader's editor is there already; the fake one comes a moment later.
const START = /^( *)const godot = await connect\(\{ command: 'npx'.*\)$/m
const WAIT_FOR_EDITOR = '$&\n$1for (;;) if ((await godot.health()).editor.ok) break'

/** The programs of the guides, compiled and run where the packages are installed. */
export function describeGuides(installed: () => Installed): void {
  describe('a guide', () => {
    it('has programs that compile', () => {
      const files = programs
        .filter(({ language }) => language === 'ts')
        .map(({ code }, index) => write(`guide-${index}.mts`, code))
      expect(files.length).toBeGreaterThan(0)
      compile(installed(), files)
    })

    it.each(programs)('has a program that runs: $guide, $title ($language)', async ({ code, language }) => {
      const program = code.replace(START, WAIT_FOR_EDITOR)
      const file = language === 'cjs' ? write('guide.cjs', program) : write('guide.mjs', stripTypes(program))
      expect(await runProgram(installed(), file, program !== code)).toEqual({ exitCode: 0, stderr: '' })
    })
  })

  it('JSON in a guide is JSON', () => {
    for (const { code } of blocks.filter(({ language }) => language === 'json'))
      expect(() => JSON.parse(code), code).not.toThrow()
  })

  function write(name: string, text: string): string {
    installed().write(name, text)
    return name
  }
}

async function runProgram(
  installed: Installed,
  file: string,
  needsEditor: boolean,
): Promise<{ exitCode: number; stderr: string }> {
  const url = `ws://127.0.0.1:${await freePort()}`
  const program = spawn(process.execPath, [file], { cwd: installed.folder, env: { ...process.env, GODOT_MCP_BRIDGE_URL: url } })
  let stderr = ''
  program.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  program.stdout.resume()
  const exited = once(program, 'close')
  if (needsEditor) await FakeEditor.connect({ url, timeoutMs: 20_000 })
  const [exitCode] = await exited
  return { exitCode, stderr }
}

function codeBlocks(guide: string, markdown: string): Block[] {
  let title = ''
  const found: Block[] = []
  for (const [, heading, language, code] of markdown.matchAll(/^#+ (.+)$|^```(\w+)\n([\s\S]*?)^```$/gm)) {
    if (heading !== undefined) title = heading
    else found.push({ guide, title, language: language ?? '', code: code ?? '' })
  }
  return found
}

function stripTypes(code: string): string {
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: true }
  return ts.transpileModule(code, { compilerOptions }).outputText
}
