import type { EntityManager } from 'typeorm'
import type { CollectedBy } from '#contract/collected-by.js'
import { feeOf, type Currency } from '#contract/money.js'
import type { Mode } from '#contract/modes.js'
import { clock } from '#contract/clock.js'
import { insertRows } from '../../platform/database/rows.js'
import { post } from '../ledger/post.js'
import { reserveLines } from '../ledger/postings.js'
import { KeptReserve } from './kept-reserve.entity.js'

export interface Settled {
  clientID: string
  transactionID: string
  mode: Mode
  currency: Currency
  collectedBy: CollectedBy
  reserveHundredths: number
  reserveDays: number
}

const dayMs = 86_400_000

/** Of what has just become available, by the payment's frozen terms; of money at a client's own account nothing. To be called in line, in the unit that settles it. */
export async function keepReserve(manager: EntityManager, payment: Settled, settled: number): Promise<void> {
  const { clientID, transactionID, mode, currency, reserveHundredths, reserveDays } = payment
  const isOurs = payment.collectedBy === 'platform'
  const amount = isOurs && settled > 0 ? feeOf(settled, reserveHundredths) : 0
  if (amount === 0) return
  await post(manager, {
    kind: 'reserve',
    about: { clientID, transactionID, mode, currency },
    lines: reserveLines(amount),
  })
  const releaseAt = new Date(clock.time() + reserveDays * dayMs)
  const row = { transactionID, clientID, mode, currency, settled, amount, releaseAt, releasedAt: null }
  await insertRows(manager, KeptReserve, row)
}

/** For a payment whose capture failed and then succeeded: until the day it was kept for at first. false: nothing was ever kept of it. */
export async function keepReserveAgain(manager: EntityManager, { transactionID }: Settled): Promise<boolean> {
  const kept = await manager.findOneBy(KeptReserve, { transactionID })
  if (!kept) return false
  if (kept.releasedAt === null || kept.releaseAt.getTime() <= clock.time()) return true
  await post(manager, { kind: 'reserve', about: kept, lines: reserveLines(kept.amount) })
  await manager.update(KeptReserve, { transactionID }, { releasedAt: null })
  return true
}
