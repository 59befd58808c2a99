import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import type { Found } from '../../platform/work/verifying.js'
import { type Subject, Verification } from './verification.entity.js'

export async function keepFound(
  manager: EntityManager,
  subject: Subject,
  { entries, isIntact, fault }: Found,
  runID?: string,
): Promise<void> {
  const found = { finishedAt: clock.now(), entries, isIntact, fault, brokenOffAt: null }
  const own = runID === undefined ? {} : { ...noRun }
  await manager.update(Verification, { subject, ...(runID !== undefined && { runID }) }, { ...found, ...own })
}

export const noRun = { runID: null, startedAt: null, leaseUntil: null, rowsDone: 0, rowsTotal: 0 }

export const lastFound = (manager: EntityManager, subject: Subject): Promise<Verification> =>
  manager.findOneByOrFail(Verification, { subject })
