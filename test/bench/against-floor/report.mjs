import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { connections } from './load.mjs'

const file = new URL('../RESULTS.md', import.meta.url)
const [from, to] = ['<!-- npm run bench -->', '<!-- /npm run bench -->']

export const tableOf = (rows) => {
  const names = Object.keys(rows[0])
  const cells = [names, ...rows.map((row) => names.map((name) => String(row[name])))]
  const widths = names.map((_, column) => Math.max(3, ...cells.map((line) => line[column].length)))
  const line = (texts) => `| ${texts.map((text, column) => text.padEnd(widths[column])).join(' | ')} |`
  const [head, ...body] = cells.map(line)
  return [head, line(widths.map((width) => '-'.repeat(width))), ...body].join('\n')
}

/** What is kept of the machine: nothing that names it. */
export const heading = ({ rounds, seconds }) => {
  const machine = `Node ${process.version}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`
  const load = `${connections} connections, median of ${rounds} rounds of ${seconds} s by turns`
  return `\`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, ${machine}; ${load}.`
}

export const keep = (text) => {
  const [before, rest] = readFileSync(file, 'utf8').split(from)
  writeFileSync(file, `${before}${from}\n\n${text}\n\n${to}${rest.split(to)[1]}`)
}
