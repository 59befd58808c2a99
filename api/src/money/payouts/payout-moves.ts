import { Injectable, Logger } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { EventType } from '#contract/events.js'
import { payoutMoves, type PayoutStatus, payoutsUndone } from '#contract/payout-states.js'
import { clock } from '#contract/clock.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { findRow, updateRow } from '../../platform/database/rows.js'
import { recordEvent } from '../../platform/events/record-event.js'
import { OwnerMails } from '../../people/clients/owner-mails.js'
import { post } from '../ledger/post.js'
import { type Line, type PaidFrom, payoutFeeLines, payoutPaidLines, payoutReturnedLines } from '../ledger/postings.js'
import { PayoutPurposes, purposeOf } from './payout-purposes.js'
import { Payout } from './payout.entity.js'
import { viewPayout } from './payout.view.js'
import { releaseLines } from './take-lines.js'

type Told = Extract<EventType, `payout.${string}`>
const eventOf: Partial<Record<PayoutStatus, Told>> = {
  created: 'payout.created',
  approved: 'payout.approved',
  sent: 'payout.sent',
  paid: 'payout.paid',
  rejected: 'payout.rejected',
  canceled: 'payout.canceled',
  failed: 'payout.failed',
  returned: 'payout.returned',
}

const isPostgres = (manager: EntityManager): boolean => manager.connection.options.type === 'postgres'

/** Locked until the unit ends; a SQLite unit is alone anyway. */
export async function lockPayout(
  manager: EntityManager,
  own: { payoutID: string; mode?: Payout['mode']; clientID?: string },
): Promise<Payout> {
  return orNotFound(await findRow(manager, Payout, { ...own }, isPostgres(manager) ? 'FOR UPDATE' : ''), 'payout')
}

export async function savePayout(manager: EntityManager, payout: Payout, change: Partial<Payout>): Promise<void> {
  const written = { ...change, updatedAt: clock.now() }
  Object.assign(payout, written)
  await updateRow(manager, Payout, { payoutID: payout.payoutID }, written)
}

export const aboutOf = ({ clientID, mode, currency, payoutID }: Payout) => ({ clientID, mode, currency, payoutID })

export const paidFromOf = ({ paidFromAccount, paidFromOwnerID }: Payout): PaidFrom | null =>
  paidFromAccount && [paidFromAccount, paidFromOwnerID ?? '']

/** Row, postings, event and mail change in the caller's unit, which stands in the ledger's lines where money moves. */
@Injectable()
export class PayoutMoves {
  private readonly logger = new Logger('Payouts')

  constructor(
    private readonly mails: OwnerMails,
    private readonly purposes: PayoutPurposes,
  ) {}

  async move(manager: EntityManager, payout: Payout, to: PayoutStatus, change: Partial<Payout> = {}): Promise<void> {
    const { payoutID, status } = payout
    if (!payoutMoves[status].includes(to)) throw new Error(`A payout that is ${status} does not become ${to}`)
    await savePayout(manager, payout, { dueAt: null, inFlightBy: null, ...change, status: to })
    if (payoutsUndone.includes(to) !== (payout.endedAt !== null)) throw new Error(`${payoutID} has no right end`)
    const isTakenBack = (status === 'sent' && to === 'approved') || (status === 'paid' && to === 'sent')
    const type = isTakenBack ? undefined : eventOf[to]
    if (type) await this.tell(manager, payout, type)
  }

  async tell(manager: EntityManager, payout: Payout, type: Told): Promise<void> {
    // The client hears of the refund.
    if (purposeOf(payout) !== null) return
    const { clientID, mode, amount, currency, payoutID, status, reason, accountLast4: last4 } = payout
    await recordEvent(manager, { clientID, mode, type, data: viewPayout(payout) })
    if (status !== 'paid' && status !== 'failed' && status !== 'returned' && status !== 'rejected') return
    const data = { payoutID, mode, amount, currency, status, reason, last4 }
    await this.mails.write(manager, clientID, { kind: 'payout', data })
  }

  /** It ends without paying, or comes back: its money and its fee stand with the client again. To be called in line. */
  async undo(
    manager: EntityManager,
    payout: Payout,
    to: 'rejected' | 'canceled' | 'failed' | 'returned',
    reason: string | null,
  ): Promise<void> {
    const ends = this.purposes.endsOf(payout)
    if (ends) {
      await ends.undone(manager, payout, reason)
      return this.move(manager, payout, to, { reason, endedAt: clock.now() })
    }
    const { amount, fee } = payout
    const about = aboutOf(payout)
    await post(manager, { kind: 'payout_returned', about, lines: payoutReturnedLines(amount, paidFromOf(payout)) })
    const feeBack = payoutFeeLines(fee).map(([account, moved]): Line => [account, -moved])
    await post(manager, { kind: 'payout_fee', about, lines: feeBack })
    await releaseLines(manager, payout)
    await this.move(manager, payout, to, { reason, endedAt: clock.now() })
  }

  approvedFor(manager: EntityManager, { mode, currency }: Pick<Payout, 'mode' | 'currency'>): Promise<Payout[]> {
    const where = { rail: 'bank_file', status: 'approved', mode, currency } as const
    return manager.find(Payout, { where, order: { createdAt: 'ASC', payoutID: 'ASC' } })
  }

  async markSent(manager: EntityManager, payoutIDs: string[], { payoutFileID }: { payoutFileID: string }) {
    const sent: Payout[] = []
    for (const payoutID of [...payoutIDs].sort()) {
      const payout = await lockPayout(manager, { payoutID })
      if (payout.rail !== 'bank_file') throw new Error(`${payoutID} does not go by a bank's file`)
      await this.move(manager, payout, 'sent', { payoutFileID, sentAt: clock.now() })
      sent.push(payout)
    }
    return sent
  }

  async markUnsent(manager: EntityManager, payoutID: string): Promise<void> {
    const payout = await lockPayout(manager, { payoutID })
    await this.move(manager, payout, 'approved', { payoutFileID: null, sentAt: null })
  }

  /** Told again, it changes nothing and answers false. */
  async markPaid(
    manager: EntityManager,
    payoutID: string,
    { at, paidFrom, railReference }: { at: Date; paidFrom: PaidFrom; railReference?: string },
  ): Promise<boolean> {
    const payout = await lockPayout(manager, { payoutID })
    if (payout.status === 'paid') return false
    const ends = this.purposes.endsOf(payout)
    const lines = payoutPaidLines(payout.amount, paidFrom)
    if (ends) await ends.paid(manager, payout)
    else await post(manager, { kind: 'payout_paid', about: aboutOf(payout), lines })
    const [paidFromAccount, paidFromOwnerID] = paidFrom
    const named = railReference === undefined ? {} : { railReference }
    await this.move(manager, payout, 'paid', { paidAt: at, paidFromAccount, paidFromOwnerID, ...named })
    return true
  }

  /** The entry that seemed to pay it was something else, so it waits for its bank again. */
  async markUnpaid(manager: EntityManager, payoutID: string): Promise<void> {
    const payout = await lockPayout(manager, { payoutID })
    const paidFrom = paidFromOf(payout)
    if (payout.status !== 'paid' || !paidFrom || purposeOf(payout) !== null) throw new Error(`${payoutID} is not paid`)
    const lines = payoutPaidLines(-payout.amount, paidFrom)
    await post(manager, { kind: 'payout_paid', about: aboutOf(payout), lines })
    const change = { paidAt: null, paidFromAccount: null, paidFromOwnerID: null, railReference: null }
    await this.move(manager, payout, 'sent', change)
  }

  /** Of a payout that ended: the client has the money again, and it may have left us all the same. Noted once. */
  async notePaid(manager: EntityManager, payout: Payout): Promise<void> {
    const { payoutID, status, toldPaidAt } = payout
    if (toldPaidAt || !payoutsUndone.includes(status)) return
    this.logger.warn(`${payoutID} is ${status}, but was reported as paid`)
    await savePayout(manager, payout, { toldPaidAt: clock.now() })
  }

  markFailed(manager: EntityManager, payoutID: string, reason: string): Promise<boolean> {
    return this.end(manager, payoutID, 'failed', reason)
  }

  markReturned(manager: EntityManager, payoutID: string, reason: string): Promise<boolean> {
    return this.end(manager, payoutID, 'returned', reason)
  }

  private async end(manager: EntityManager, payoutID: string, to: 'failed' | 'returned', reason: string) {
    const payout = await lockPayout(manager, { payoutID })
    if (payout.status === 'failed' || payout.status === 'returned') return false
    await this.undo(manager, payout, to, reason)
    return true
  }
}
