import type { FoundView, VerificationRunView, VerificationView } from '#contract/verification.js'
import type { Verification } from './verification.entity.js'

export function viewVerification(row: Verification, now: Date): VerificationView {
  const isRunning = isAlive(row, now)
  const brokenOffAt = row.runID && !isRunning ? row.leaseUntil : row.brokenOffAt
  return {
    running: isRunning ? viewRun(row) : null,
    last: viewFound(row, now),
    brokenOffAt: brokenOffAt?.toISOString() ?? null,
  }
}

export const isAlive = ({ runID, leaseUntil }: Verification, now: Date): boolean =>
  runID !== null && leaseUntil !== null && leaseUntil > now

export const viewRun = ({ runID, startedAt, rowsDone, rowsTotal }: Verification): VerificationRunView => ({
  runID: runID ?? '',
  startedAt: (startedAt ?? new Date(0)).toISOString(),
  rowsDone,
  rowsTotal,
})

function viewFound({ finishedAt, entries, isIntact, fault }: Verification, now: Date): FoundView | null {
  if (!finishedAt) return null
  return {
    finishedAt: finishedAt.toISOString(),
    ageSeconds: Math.max(0, Math.floor((now.getTime() - finishedAt.getTime()) / 1_000)),
    entries,
    isIntact: isIntact ?? false,
    fault,
  }
}
