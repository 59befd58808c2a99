import { createHash } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import * as words from '#contract/messages/errors/payouts.js'
import { payoutActions, type PayoutAction, type PayoutStatus } from '#contract/payout-states.js'
import type { PayoutView } from '#contract/payouts.js'
import type { Reached } from '../../platform/http/addressed.js'
import { clock } from '#contract/clock.js'
import { refusalOf } from '../../platform/http/app-error.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import type { PortalCaller } from '../../platform/http/caller.js'
import { Client } from '../../people/clients/client.entity.js'
import type { PayeeCheck } from '../payee-checks/payee-check.entity.js'
import { accountIn } from '../settlement-accounts/accounts-of-client.js'
import { PayoutApproval } from './payout-approval.entity.js'
import { isSameAccount } from './payout-account.js'
import { availableOf, PayoutCreation, requirePaidOut, requireUnheld } from './payout-creation.service.js'
import { lockPayout, PayoutMoves, savePayout } from './payout-moves.js'
import { approvalsOf, PayoutPayees } from './payout-payees.js'
import { purposeOf } from './payout-purposes.js'
import { approvalsFor, readPolicy } from './payout-policy.js'
import { PayoutSchedule } from './payout-schedule.entity.js'
import { Payout } from './payout.entity.js'
import { takingAccount } from './taken-currencies.js'
import { viewPayout } from './payout.view.js'
import {
  ApprovedByYou,
  NegativeBalance,
  NotTheChecker,
  PayoutAccountChanged,
  PayoutChanged,
  PayoutRefused,
  PayoutUnderWay,
} from './payouts.errors.js'

type OnePayout = Reached<'payoutID'>

type Person = Pick<PortalCaller, 'portalUserID' | 'loginID'>

/** One makes, another one checks: whoever had a hand in it, in its rules or in its account never approves it. */
@Injectable()
export class PayoutApprovals {
  constructor(
    private readonly audit: AuditLog,
    private readonly creation: PayoutCreation,
    private readonly moves: PayoutMoves,
    private readonly payees: PayoutPayees,
  ) {}

  async approve(own: OnePayout, person: Person, revision: string): Promise<PayoutView> {
    await this.payees.ensure(own)
    return this.audit.unit(async (manager, record) => {
      const payout = await lockPayout(manager, own)
      allow(payout, 'approve')
      await this.require(manager, payout, person)
      const payee = await this.payees.of(manager, payout)
      if (revision !== (await revisionOf(manager, payout, payee))) throw new PayoutChanged()
      const { payoutID } = payout
      const approvalsNeeded = Math.max(payout.approvalsNeeded, approvalsOf(payee))
      if (approvalsNeeded !== payout.approvalsNeeded) await savePayout(manager, payout, { approvalsNeeded })
      const { portalUserID, loginID } = person
      await manager.insert(PayoutApproval, { payoutID, portalUserID, loginID, createdAt: clock.now() })
      const approvals = await manager.countBy(PayoutApproval, { payoutID })
      const isEnough = approvals >= approvalsNeeded
      if (isEnough) await this.release(manager, payout)
      await record({
        action: 'payout.approved',
        target: { kind: 'payout', id: payoutID },
        after: { approvals, approvalsNeeded, status: payout.status, amount: payout.amount, currency: payout.currency },
      })
      return viewPayout(payout)
    })
  }

  reject(own: OnePayout, reason: string): Promise<PayoutView> {
    return this.end(own, 'reject', reason)
  }

  cancel(own: OnePayout, reason: string | null): Promise<PayoutView> {
    return this.end(own, 'cancel', reason)
  }

  refusalFor(manager: EntityManager, payout: Payout, person: Person): Promise<string | null> {
    return refusalOf(async () => {
      allow(payout, 'approve')
      await this.require(manager, payout, person)
    })
  }

  private end(own: OnePayout, action: 'reject' | 'cancel', reason: string | null): Promise<PayoutView> {
    return this.audit.unit(async (manager, record) => {
      const payout = await lockPayout(manager, own)
      const { status: before } = payout
      allow(payout, action)
      await this.moves.undo(manager, payout, action === 'reject' ? 'rejected' : 'canceled', reason)
      const { payoutID, status } = payout
      const target = { kind: 'payout', id: payoutID }
      await record({ action: `payout.${status}`, target, before: { status: before }, after: { status, reason } })
      return viewPayout(payout)
    })
  }

  private release(manager: EntityManager, payout: Payout): Promise<void> {
    const approvedAt = clock.now()
    const dueAt = payout.rail === 'bank_file' ? null : approvedAt
    return this.moves.move(manager, payout, 'approved', { approvedAt, dueAt })
  }

  private async require(manager: EntityManager, payout: Payout, person: Person): Promise<void> {
    const { clientID, payoutID } = payout
    const { portalUserID } = person
    const sentence = await handIn(manager, payout, person)
    if (sentence) throw new NotTheChecker(sentence)
    const approvals = await manager.findBy(PayoutApproval, { payoutID })
    const isTheirs = (one: PayoutApproval) =>
      one.portalUserID === portalUserID || (one.loginID !== null && one.loginID === person.loginID)
    if (approvals.some(isTheirs)) throw new ApprovedByYou()
    if (purposeOf(payout) !== null) return
    const now = this.creation.openAccount(await takingAccount(manager, payout))
    const frozen = this.creation.open(payout)
    if (!isSameAccount(now, frozen) || now.accountHolder !== frozen.accountHolder) throw new PayoutAccountChanged()
    await requireUnheld(manager, await manager.findOneByOrFail(Client, { clientID }), payout.currency)
    if (payout.mode === 'live') await requirePaidOut(manager, clientID)
    if ((await availableOf(manager, payout)) < 0) throw new NegativeBalance()
  }
}

function allow(payout: Payout, action: PayoutAction): void {
  const states: readonly PayoutStatus[] = payoutActions[action]
  if (!states.includes(payout.status)) throw new PayoutRefused(payout.status, action)
  if (payout.inFlightBy !== null) throw new PayoutUnderWay()
}

const isBy = ({ portalUserID, loginID }: Person, id: string | null, login: string | null): boolean =>
  (id !== null && id === portalUserID) || (login !== null && login === loginID)

async function handIn(manager: EntityManager, payout: Payout, person: Person): Promise<string | null> {
  const { clientID, currency } = payout
  if (isBy(person, payout.actorID, payout.actorLoginID)) return words.ownPayout
  const isOfPayer = purposeOf(payout) !== null
  const schedule = isOfPayer ? null : await manager.findOneBy(PayoutSchedule, { clientID })
  if (schedule && isBy(person, schedule.editedBy, schedule.editedByLoginID)) return words.ownSchedule
  const account = isOfPayer ? null : await accountIn(manager, clientID, currency)
  if (account && isBy(person, null, account.changedByLoginID)) return words.ownAccount
  const policy = await readPolicy(manager)
  if (!policy || !isBy(person, policy.editedBy, policy.editedByLoginID)) return null
  return approvalsFor(policy.formerlyAbove, payout) > payout.approvalsNeeded ? words.ownPolicy : null
}

// The card number check takes hexadecimal text from this length on as an ID; a shorter one can look like a card number.
const revisionLength = 32

/** What the checker has seen, in short: another one means that something else would be approved. */
export async function revisionOf(manager: EntityManager, payout: Payout, payee: PayeeCheck | null): Promise<string> {
  const { clientID, payoutID, currency, amount, fee, accountHolder, approvalsNeeded } = payout
  const [account, schedule, client] = [
    await accountIn(manager, clientID, currency),
    await manager.findOneBy(PayoutSchedule, { clientID }),
    await manager.findOneByOrFail(Client, { clientID }),
  ]
  const seen = [payoutID, amount, fee, accountHolder, approvalsNeeded, client.name]
  const times = [account?.updatedAt, schedule?.updatedAt, payee?.checkedAt].map((time) => time?.getTime() ?? 0)
  return createHash('sha256')
    .update(JSON.stringify([...seen, ...times]))
    .digest('hex')
    .slice(0, revisionLength)
}
