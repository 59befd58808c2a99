import { type Ask, ask, outcomeOf, shown } from './ask.js'
import { Bystander } from './bystander.js'
import { inLanes } from './lanes.js'
import type { Report } from './report.js'
import { chosen, type Effort, timeOf } from './effort.js'
import type { Stage } from './stage.js'
import { type Case, everyCase } from './worst-cases.js'

const part = 'worst'
const shownRows = 20
const stuckMs = 30_000
const turnsMax = 4

interface Row extends Record<string, string | number> {
  ms: number
  others: number
}

/** Every operation with its texts at the size limit, while somebody else is served. */
export async function attackWorst(stage: Stage, report: Report, effort: Effort): Promise<void> {
  const bystander = new Bystander(stage)
  const rows: Row[] = []
  const tryOne = async (one: Case) => {
    rows.push(...(await tryCase(stage, report, bystander, one, effort.slowMs)))
  }
  await inLanes(chosen(everyCase(stage), effort), 1, tryOne, timeOf(effort))
  await bystander.stop()
  report.count('worst inputs', rows.length)
  report.tables['operation, input, KiB, ms, ms of somebody else meanwhile, answer'] = rows
    .sort((one, other) => other.ms - one.ms)
    .slice(0, shownRows)
}

async function tryCase(stage: Stage, report: Report, bystander: Bystander, one: Case, slowMs: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const bytes of one.sizes) {
    const asked = one.make(bytes)
    const measured = await quickest(stage, bystander, asked, slowMs)
    const { operation, input } = one
    const KiB = Math.round(bytes / 1_024)
    rows.push({ operation, input, KiB, ...measured })
    if (measured.ms <= slowMs || isLongRead(asked, measured, slowMs)) continue
    const what = `${operation} takes ${measured.ms} ms over ${input} of ${KiB} KiB, and others waited ${measured.others} ms`
    report.add({ part, what, request: shown(asked) }, `${operation} ${input}`)
    if (measured.ms >= stuckMs) await stage.revive()
    break
  }
  return rows
}

// A file that is long and leaves as it comes, while others are served, is no input that holds anybody.
const isLongRead = ({ method }: Ask, { others, answer }: Row, slowMs: number): boolean =>
  method === 'GET' && String(answer).startsWith('200') && others <= slowMs

// A busy machine is slow once; an input that is slow is slow each time. Whatever holds the process holds its own answer too.
async function quickest(stage: Stage, bystander: Bystander, asked: Ask, slowMs: number): Promise<Row> {
  const rows: Row[] = []
  while (rows.length < turnsMax && rows.every(({ ms }) => ms > slowMs && ms < stuckMs)) {
    bystander.forget()
    const said = await ask(stage.url, asked, stuckMs)
    rows.push({ ms: Math.round(said.ms), others: Math.round(await bystander.worstMs()), answer: outcomeOf(said) })
  }
  return rows.reduce((best, row) => (row.ms < best.ms ? row : best))
}
