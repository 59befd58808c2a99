import { attackCrossing } from './crossing.js'
import type { Effort } from './effort.js'
import { attackFuzz } from './fuzz.js'
import { attackGate } from './gate.js'
import { attackMatrix } from './matrix.js'
import { attackPosts } from './posts.js'
import { attackRaces } from './races.js'
import { Report } from './report.js'
import { attackWorst } from './worst.js'
import { type Opened, openStage, type Stage } from './stage.js'

type Attack = (stage: Stage, report: Report, effort: Effort) => Promise<void>

/** The parts, in the order in which they leave the least behind for the next one. */
export const attacks: Record<string, Attack> = {
  matrix: async (stage, report, effort) => {
    await attackMatrix(stage, report, effort)
    await attackCrossing(stage, report, effort)
  },
  gate: attackGate,
  posts: attackPosts,
  races: attackRaces,
  fuzz: attackFuzz,
  worst: attackWorst,
}

/** Runs these parts on an installation of their own, on the engine that TEST_ENGINE names. */
export async function runAttacks(parts: string[], effort: Effort): Promise<Report> {
  const report = new Report()
  const { stage, close } = await openStage(effort)
  for (const part of parts) {
    const began = performance.now()
    await attacks[part]?.(stage, report, effort)
    report.count(`seconds of ${part}`, Math.round((performance.now() - began) / 1_000))
  }
  noteEnd(report, await close())
  return report
}

/** What the product, and the two verifications after it, ended with. */
export function noteEnd(report: Report, ended: Awaited<ReturnType<Opened['close']>>): void {
  for (const [who, { code, stdout, stderr }] of Object.entries(ended))
    if (code !== 0) report.add({ part: 'end', what: `${who} ended with ${code}`, request: (stdout + stderr).trim() })
}
