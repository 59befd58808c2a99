import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { inRoot, root } from '../../libs/launch/paths.mjs'

const dearestMax = 20
const target = inRoot('dist', 'test-profile.md')
const seconds = ['wall', 'cpu', 'own', 'idle']
const counts = [
  'starts',
  'processes',
  'migrations',
  'copies',
  'signIns',
  'calls',
  'hashes',
  'contexts',
  'pauses',
  'pausedMs',
]

const linesOf = (folder, name) => {
  const file = join(folder, `${name}.profile`)
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => ({ step: name, ...JSON.parse(line) }))
}

const cell = (line, column) => (seconds.includes(column) ? line[column].toFixed(1) : String(line[column] ?? ''))

const row = (cells) => `| ${cells.join(' | ')} |`

const sumOf = (lines) => {
  const sum = (column) => lines.reduce((all, line) => all + (line[column] ?? 0), 0)
  return Object.fromEntries([...seconds, ...counts].map((column) => [column, Math.round(sum(column) * 10) / 10]))
}

/** Each file of tests by what it cost of the processor, its own and that of the programs that it started. */
export const tableOf = (lines) => {
  const columns = [...seconds, ...counts]
  const byCost = [...lines].sort((one, other) => other.cpu - one.cpu)
  const steps = [...new Set(lines.map(({ step }) => step))]
  const sums = steps.map((step) => ({ step, file: 'all', ...sumOf(lines.filter((line) => line.step === step)) }))
  return [
    row(['step', 'file', ...columns]),
    row(['step', 'file', ...columns].map(() => '---')),
    ...[...sums, ...byCost].map((line) =>
      row([line.step, relative(root, line.file) || line.file, ...columns.map((column) => cell(line, column))]),
    ),
  ]
}

export const reportProfile = (folder, steps) => {
  const lines = steps.flatMap(({ name }) => linesOf(folder, name))
  if (lines.length === 0) return
  const table = tableOf(lines)
  writeFileSync(target, `${table.join('\n')}\n`)
  const heads = new Set(lines.map(({ step }) => step)).size
  console.log(table.slice(0, 2 + heads + dearestMax).join('\n'))
  console.log(`What each file of tests cost is in ${relative(root, target)}.`)
}
