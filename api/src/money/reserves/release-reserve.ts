import { type EntityManager, IsNull } from 'typeorm'
import { clock } from '#contract/clock.js'
import { post } from '../ledger/post.js'
import { reserveReleasedLines } from '../ledger/postings.js'
import { KeptReserve } from './kept-reserve.entity.js'

/** What is kept of this payment becomes available, if anything is. To be called in line. */
export async function releaseReserve(manager: EntityManager, transactionID: string): Promise<void> {
  const kept = await manager.findOneBy(KeptReserve, { transactionID, releasedAt: IsNull() })
  if (!kept) return
  await post(manager, { kind: 'reserve_released', about: kept, lines: reserveReleasedLines(kept.amount) })
  await manager.update(KeptReserve, { transactionID }, { releasedAt: clock.now() })
}
