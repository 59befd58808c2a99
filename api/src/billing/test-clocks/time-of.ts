import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import { requireRow } from '../../platform/database/rows.js'
import { TestClock } from './test-clock.entity.js'

/** What time it is for a customer or what belongs to one, in whole seconds. */
export async function timeOf(manager: EntityManager, of: { testClockID: string | null }): Promise<Date> {
  const { testClockID } = of
  const now = testClockID === null ? clock.now() : (await requireRow(manager, TestClock, { testClockID })).now
  return wholeSeconds(now)
}

export const wholeSeconds = (time: Date): Date => new Date(Math.floor(time.getTime() / 1000) * 1000)
