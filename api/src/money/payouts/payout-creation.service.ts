import { Injectable, Logger } from '@nestjs/common'
import { type EntityManager, IsNull } from 'typeorm'
import { nameIn } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import type { Mode } from '#contract/modes.js'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import type { Record as RecordFact } from '../../platform/audit/audit-log.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { currentActor } from '../../platform/http/request-context.js'
import { insertRows } from '../../platform/database/rows.js'
import { Client } from '../../people/clients/client.entity.js'
import { accountHeldUntil } from '../../people/holds/client-hold.js'
import { mayBePaidOut } from '../../people/requirements/client-pauses.js'
import { LedgerBalance } from '../ledger/ledger-balance.entity.js'
import { LedgerEntry } from '../ledger/ledger-entry.entity.js'
import { post } from '../ledger/post.js'
import { payoutFeeLines, payoutLines } from '../ledger/postings.js'
import { PayeeChecks } from '../payee-checks/payee-checks.service.js'
import { payoutFeeOf } from '../plans/terms-of-client.js'
import { accountIn, type ClientAccount } from '../settlement-accounts/accounts-of-client.js'
import { type AccountDetails, SettlementSeal } from '../settlement-accounts/settlement-seal.js'
import { last4Of } from '../settlement-accounts/settlement-account.view.js'
import { formOf } from './payout-account.js'
import { PayoutLine } from './payout-line.entity.js'
import { aboutOf, PayoutMoves } from './payout-moves.js'
import { approvalsOf } from './payout-payees.js'
import { approvalsFor, readPolicy } from './payout-policy.js'
import { warningsOf } from './payout-warnings.js'
import { Payout } from './payout.entity.js'
import {
  ClientNotActive,
  NegativeBalance,
  NoPayoutRail,
  NothingToPayOut,
  PayoutAccountUnreadable,
  PayoutBelowFee,
  PayoutTooLarge,
  PayoutsHeld,
  PayoutsPaused,
  SettlementAccountInvalid,
} from './payouts.errors.js'
import { PayoutRails } from './rails/rails.js'
import { takingAccount, untaken } from './taken-currencies.js'
import { takeLines } from './take-lines.js'

export interface AskedPayout {
  payoutID: string
  clientID: string
  mode: Mode
  currency: Currency
  amount?: number
  scheduledFor?: Date
}

/** Takes the money out of the balance in the unit that creates the payout, so that many at once take no more than there is. */
@Injectable()
export class PayoutCreation {
  private readonly logger = new Logger('Payouts')

  constructor(
    private readonly seal: SettlementSeal,
    private readonly rails: PayoutRails,
    private readonly moves: PayoutMoves,
    private readonly payees: PayeeChecks,
  ) {}

  /** To be called in line. */
  async create(manager: EntityManager, record: RecordFact, asked: AskedPayout): Promise<Payout> {
    const { clientID, mode, currency, payoutID } = asked
    const client = await readClient(manager, asked)
    const account = await takingAccount(manager, asked)
    const details = this.openAccount(account)
    const form = await formOf(details)
    if (form.refusal !== null) throw new SettlementAccountInvalid(form.refusal)
    const way = await this.rails.choose(manager, { mode, currency })
    if (!way) throw new NoPayoutRail(currency)
    const available = await availableOf(manager, asked)
    const fee = await payoutFeeOf(manager, clientID, currency)
    const amount = amountOf(asked, available, fee)
    const policy = await readPolicy(manager)
    const payee = await this.payees.of(manager, asked)
    const open = (one: Payout) => this.readable(one)
    const { kind: actorKind, id: actorID, loginID } = currentActor()
    const now = clock.now()
    const payout: Payout = {
      ...{ payoutID, clientID, mode, currency, amount, fee, ...way, status: 'created' },
      ...{ accountHolder: details.accountHolder, bankName: details.bankName, accountLast4: last4Of(details) },
      sealedAccount: this.seal.seal(payoutID, details),
      warnings: await warningsOf(manager, { client, account, details, form, asked, amount, payee, open }),
      approvalsNeeded: Math.max(
        approvalsFor(policy?.twoApprovalsAbove ?? {}, { amount, currency }),
        approvalsOf(payee),
      ),
      ...{ actorKind, actorID, actorLoginID: loginID ?? null, scheduledFor: asked.scheduledFor ?? null },
      ...notSent,
      ...{ createdAt: now, updatedAt: now },
    }
    await insertPayout(manager, payout)
    await takeLines(manager, payout, { wanted: amount + fee, isAll: amount + fee === available })
    await post(manager, { kind: 'payout', about: aboutOf(payout), lines: payoutLines(amount) })
    await takeFee(manager, payout)
    await this.moves.tell(manager, payout, 'payout.created')
    await this.moves.move(manager, payout, 'awaiting_approval')
    await record({
      action: 'payout.created',
      target: { kind: 'payout', id: payoutID },
      after: { clientID, amount, fee, currency, mode, accountLast4: payout.accountLast4, rail: payout.rail },
    })
    return payout
  }

  open(payout: Pick<Payout, 'payoutID' | 'sealedAccount'>): AccountDetails {
    const account = this.readable(payout)
    if (!account) throw new PayoutAccountUnreadable()
    return account
  }

  /** Those that the account they go to does not take any more, with the reason. */
  untaken(manager: EntityManager, payouts: readonly Payout[]): Promise<Map<string, string>> {
    return untaken(manager, payouts, {
      openPayout: (payout) => this.readable(payout),
      openAccount: (account) => this.tried(account.settlementAccountID, () => this.openAccount(account)),
    })
  }

  private readable({ payoutID, sealedAccount }: Pick<Payout, 'payoutID' | 'sealedAccount'>): AccountDetails | null {
    return this.tried(payoutID, () => this.seal.open(payoutID, sealedAccount))
  }

  /** One account that can't be opened keeps no other payout from leaving. */
  private tried(id: string, open: () => AccountDetails): AccountDetails | null {
    try {
      return open()
    } catch (error) {
      this.logger.error(`${id}: ${String(error)}`)
      return null
    }
  }

  openAccount(account: ClientAccount): AccountDetails {
    return this.seal.openOf(account)
  }
}

const notSent = {
  ...{ transactionID: null, refundID: null, returnsEntryID: null },
  ...{ railReference: null, payoutFileID: null, paidFromAccount: null, paidFromOwnerID: null, reason: null },
  ...{ inFlightBy: null, dueAt: null, approvedAt: null, sentAt: null, paidAt: null, endedAt: null, toldPaidAt: null },
}

async function insertPayout(manager: EntityManager, payout: Payout): Promise<void> {
  const row = manager.create(Payout, payout)
  await manager.insert(Payout, row)
}

async function readClient(manager: EntityManager, { clientID, mode, currency }: AskedPayout): Promise<Client> {
  const client = orNotFound(await manager.findOneBy(Client, { clientID, deletedAt: IsNull() }), 'client')
  if (client.status !== 'active') throw new ClientNotActive()
  await requireUnheld(manager, client, currency)
  if (mode === 'live') await requirePaidOut(manager, clientID)
  return client
}

/** Throws while payouts to the account of the currency wait after a change. */
export async function requireUnheld(manager: EntityManager, client: Client, currency: Currency): Promise<void> {
  const account = await accountIn(manager, client.clientID, currency)
  const heldUntil = await accountHeldUntil(manager, client, account?.settlementAccountID ?? client.clientID)
  if (heldUntil) throw new PayoutsHeld(heldUntil)
}

/** Throws where a paper has expired whose policy pauses payouts. */
export async function requirePaidOut(manager: EntityManager, clientID: string): Promise<void> {
  const standing = await mayBePaidOut(manager, clientID)
  if (!standing.may) throw new PayoutsPaused(standing.sentence)
}

type Whose = Pick<Payout, 'clientID' | 'mode' | 'currency'>

export async function availableOf(manager: EntityManager, { clientID, mode, currency }: Whose): Promise<number> {
  const account = nameIn(mode, 'client_available')
  const row = await manager.findOneBy(LedgerBalance, { ownerID: clientID, account, currency })
  return row ? row.credit - row.debit : 0
}

function amountOf({ amount, currency }: AskedPayout, available: number, fee: number): number {
  if (available < 0) throw new NegativeBalance()
  if (available === 0) throw new NothingToPayOut()
  if (available <= fee) throw new PayoutBelowFee(fee, currency)
  if (amount === undefined) return available - fee
  if (amount > available - fee) throw new PayoutTooLarge(available - fee, currency)
  return amount
}

// The fee is a line of the payout as well, so that its lines make what arrives.
async function takeFee(manager: EntityManager, payout: Payout): Promise<void> {
  const { payoutID, fee } = payout
  if (fee === 0) return
  await post(manager, { kind: 'payout_fee', about: aboutOf(payout), lines: payoutFeeLines(fee) })
  const entry = await manager.findOneByOrFail(LedgerEntry, {
    payoutID,
    kind: 'payout_fee',
    account: 'client_available',
  })
  const { entryID, line: inLine, sequence, kind, createdAt } = entry
  const about = { transactionID: null, refundID: null, disputeID: null }
  const place = { line: inLine, sequence, createdAt }
  const line = { payoutID, entryID, ...place, kind, amount: -fee, entryAmount: -fee, ...about, released: 0 }
  await insertRows(manager, PayoutLine, line)
}

export const newPayoutID = (): string => newId('pyo')
