import type { EntityManager } from 'typeorm'
import { ReportCursor } from '../processor-reports/report-cursor.entity.js'
import { reportsOf } from '../processor-reports/report-reading.service.js'
import { ProcessorAccount } from '../processors/processor-account.entity.js'
import type { Compared } from './both-sides.js'
import { compare } from './compare.js'

/** In the unit that has changed one side. */
export async function compareAgain(manager: EntityManager, compared: Compared): Promise<void> {
  const { processorAccountID } = compared
  const cursor = await manager.findOneBy(ReportCursor, { processorAccountID })
  const account = await manager.findOneByOrFail(ProcessorAccount, { processorAccountID })
  const tellsWithinMs = reportsOf(account)?.tellsWithinMs ?? 0
  await compare(manager, compared, { toldUntil: cursor?.toldUntil ?? null, tellsWithinMs })
}
