import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { connections } from './load.mjs'

const measuredFile = new URL('../../../frontend/app/content/measured.json', import.meta.url)
const file = new URL('../RESULTS.md', import.meta.url)

export const tableOf = (rows) => {
  const names = Object.keys(rows[0])
  const cells = [names, ...rows.map((row) => names.map((name) => String(row[name])))]
  const widths = names.map((_, column) => Math.max(3, ...cells.map((line) => line[column].length)))
  const line = (texts) => `| ${texts.map((text, column) => text.padEnd(widths[column])).join(' | ')} |`
  const [head, ...body] = cells.map(line)
  return [head, line(widths.map((width) => '-'.repeat(width))), ...body].join('\n')
}

/** What is kept of the machine: nothing that names it. */
export const machine = `Node ${process.version}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`
export const today = () => new Date().toISOString().slice(0, 10)

export const heading = ({ rounds, seconds }) => {
  const load = `${connections} connections, median of ${rounds} rounds of ${seconds} s by turns`
  return `\`npm run bench\` on ${today()}, ${machine}; ${load}.`
}

/** Puts the results of a command in the place of the last ones. */
export const keep = (text, command = 'npm run bench') => {
  const [from, to] = [`<!-- ${command} -->`, `<!-- /${command} -->`]
  const [before, rest] = readFileSync(file, 'utf8').split(from)
  writeFileSync(file, `${before}${from}\n\n${text}\n\n${to}${rest.split(to)[1]}`)
}

/** What pages of the docs print of the results, so that no figure is typed there. */
export const keepMeasured = (name, value) => {
  const measured = JSON.parse(readFileSync(measuredFile, 'utf8'))
  writeFileSync(measuredFile, `${JSON.stringify({ ...measured, [name]: value }, null, 2)}\n`)
}
