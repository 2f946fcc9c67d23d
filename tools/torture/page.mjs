import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootDir } from '../ci/root-dir.mjs'

const PAGE = join(rootDir, 'docs/reliability.md')
const BEGIN = '<!-- torture: begin -->'
const END = '<!-- torture: end -->'
const COLUMNS = new Set(['part', 'runs', 'failures', 'seconds'])

/** Puts the figures of a run in the place of those before, between the marks of docs/reliability.md. */
export function writePage(figures, machine, slice) {
  const page = readFileSync(PAGE, 'utf8')
  const begin = page.indexOf(BEGIN)
  const end = page.indexOf(END)
  if (begin < 0 || end < begin) throw new Error(`${PAGE} has no place for the figures: ${BEGIN} … ${END}`)
  writeFileSync(PAGE, page.slice(0, begin + BEGIN.length) + section(figures, machine, slice, new Date()) + page.slice(end))
}

/** The figures as they stand on the page. */
export function section(figures, machine, slice, date) {
  const rows = figures.map(
    (figure) =>
      `| ${cell(figure.part)} | ${number(figure.runs)} | ${number(figure.failures)} | ${number(figure.seconds)} | ${notes(figure)} |`,
  )
  const what = slice ? 'The small runs, as every change has to pass them' : 'The full runs'
  return [
    '',
    '',
    `${what}, ${date.toISOString().slice(0, 10)}, on ${machine}.`,
    '',
    '| Part | Runs | Failures | Seconds | More |',
    '| --- | ---: | ---: | ---: | --- |',
    ...rows,
    '',
    '',
  ].join('\n')
}

function notes(figure) {
  const more = Object.entries(figure).filter(([name]) => !COLUMNS.has(name))
  return more
    .map(([name, value]) => cell(`${name.replaceAll('_', ' ')}: ${typeof value === 'object' ? JSON.stringify(value) : value}`))
    .join('; ')
}

function number(value) {
  return typeof value === 'number' ? Math.round(value).toLocaleString('en-GB') : '?'
}

function cell(text) {
  return String(text).replaceAll('|', '\\|').replaceAll('\n', ' ')
}
