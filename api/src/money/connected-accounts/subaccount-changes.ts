import { Injectable, Logger } from '@nestjs/common'
import { LessThan } from 'typeorm'
import { clock } from '#contract/clock.js'
import { subaccountBatch, subaccountPollMs, subaccountReadAfterMs } from '#contract/processor-limits.js'
import { Client } from '../../people/clients/client.entity.js'
import { accountHeldUntil } from '../../people/holds/client-hold.js'
import { Database } from '../../platform/database/database.js'
import { isSet } from '../../platform/database/is-set.js'
import { WorkLoops } from '../../platform/work/work-loops.js'
import { isSameAccount } from '../payouts/payout-account.js'
import { ConnectedAccount } from '../processors/connected-account.entity.js'
import { otherOwner } from '../processors/port/connected.js'
import { ProcessorAccounts } from '../processors/processor-accounts.js'
import { ProcessorCalls } from '../processors/processor-calls.js'
import { accountFor, accountsOf } from '../settlement-accounts/accounts-of-client.js'
import { ConnectedStates } from './connected-states.service.js'
import { lastChange, paidIntoOf, SubaccountBanks, UnreadableAccount } from './subaccount-banks.js'
import { logRefusal } from './log-refusal.js'

type Subaccount = ConnectedAccount & { reference: string }

/**
 * A changed settlement account is told to the processor once its hold is over. Until then payments go on into the account of before, as
 * the new one is paid nothing.
 */
@Injectable()
export class SubaccountChanges {
  /** When the processor has refused a bank. Asked again after a start, it refuses once more. */
  private readonly refusedAt = new Map<string, number>()

  constructor(
    private readonly database: Database,
    private readonly accounts: ProcessorAccounts,
    private readonly calls: ProcessorCalls,
    private readonly states: ConnectedStates,
    private readonly banks: SubaccountBanks,
    loops: WorkLoops,
  ) {
    loops.add({
      logger: new Logger('Processors'),
      failure: "Couldn't read changed settlement accounts",
      pollMs: subaccountPollMs,
      look: async (stopping) => {
        await this.workOff(stopping)
        return false
      },
    })
  }

  async workOff(stopping?: AbortSignal): Promise<void> {
    for (const connectedAccountID of new Set([...(await this.changed()), ...(await this.refused())])) {
      const account = await this.database.read.findOneBy(ConnectedAccount, { connectedAccountID })
      if (stopping?.aborted) return
      if (account?.reference && account.currency) await this.tried({ ...account, reference: account.reference })
    }
    for (const account of await this.longUnread()) {
      if (stopping?.aborted) return
      await this.noteAsked(account)
      await this.states.read(account, account.reference)
    }
  }

  private async changed(): Promise<string[]> {
    const rows = await this.database.read.query<{ connectedAccountID: string }[]>(
      `SELECT "connectedAccountID" FROM "connected_accounts" "own"
       WHERE "settlementAccountID" IS NOT NULL AND "reference" IS NOT NULL AND (
         EXISTS (SELECT 1 FROM "settlement_accounts" "first" WHERE "first"."clientID" = "own"."clientID"
           AND "first"."updatedAt" > "own"."paidIntoAt")
         OR EXISTS (SELECT 1 FROM "further_settlement_accounts" "further" WHERE "further"."clientID" = "own"."clientID"
           AND "further"."updatedAt" > "own"."paidIntoAt")
         OR ("settlementAccountID" <> "own"."clientID" AND NOT EXISTS (SELECT 1 FROM "further_settlement_accounts" "further"
           WHERE "further"."settlementAccountID" = "own"."settlementAccountID")))
       ORDER BY "connectedAccountID"`,
    )
    return rows.map(({ connectedAccountID }) => connectedAccountID)
  }

  /** A refusal may have been of the moment alone, so it is asked again once a day. */
  private async refused(): Promise<string[]> {
    const rows = await this.database.read.find(ConnectedAccount, {
      select: { connectedAccountID: true },
      where: { disabledReason: 'settlement_account_refused', settlementAccountID: isSet(), reference: isSet() },
      order: { connectedAccountID: 'ASC' },
    })
    const before = clock.time() - subaccountReadAfterMs
    return rows
      .map(({ connectedAccountID }) => connectedAccountID)
      .filter((connectedAccountID) => (this.refusedAt.get(connectedAccountID) ?? 0) <= before)
  }

  /** One that can't be opened keeps no other from being paid. */
  private async tried(row: Subaccount): Promise<void> {
    try {
      await this.follow(row)
    } catch (error) {
      if (!(error instanceof UnreadableAccount)) throw error
      await this.states.stopUnreadable(row.connectedAccountID)
    }
  }

  private async follow(row: Subaccount): Promise<void> {
    const { connectedAccountID, clientID, currency, reference, processorAccountID } = row
    const manager = this.database.read
    // The client last: a change writes its hold in the same unit.
    const accounts = await accountsOf(manager, clientID)
    const client = await manager.findOneBy(Client, { clientID })
    const account = currency && accountFor(accounts, currency)
    if (!client || !currency || !account) return this.states.stop(connectedAccountID, 'no_settlement_account')
    if (await accountHeldUntil(manager, client, account.settlementAccountID)) return
    const columns = this.banks.columnsOf(connectedAccountID, currency, account, accounts)
    const details = this.banks.detailsOf(account)
    const told = this.banks.readable(row)
    const isTold = told !== null && isSameAccount(told, details) && row.requirementsDue.length === 0
    if (isTold) return this.states.note(connectedAccountID, columns)
    const of = await this.accounts.find(processorAccountID)
    if (!of) return
    const askedAt = clock.now()
    const asked = { processor: of.processor, processorAccountID, reference: connectedAccountID }
    const paidInto = paidIntoOf(details, currency)
    const answer = await this.calls.ask('pay_elsewhere', asked, (processor, signal, used) =>
      processor.payElsewhere({ account: used, connectedAccountID, clientID, reference, paidInto }, signal),
    )
    logRefusal(connectedAccountID, answer)
    if (answer.outcome === 'told' || answer.outcome === 'gone') {
      const isForeign = answer.outcome === 'told' && answer.facts.disabledReason === otherOwner
      await this.states.keep({ connectedAccountID }, answer, askedAt, isForeign ? {} : columns)
    } else if (answer.outcome === 'refused' && answer.refusesBank) {
      this.refusedAt.set(connectedAccountID, clock.time())
      await this.states.stop(connectedAccountID, 'settlement_account_refused', { paidIntoAt: lastChange(accounts) })
    }
  }

  private async longUnread(): Promise<Subaccount[]> {
    const toldAt = LessThan(new Date(clock.time() - subaccountReadAfterMs))
    const rows = await this.database.read.find(ConnectedAccount, {
      where: { settlementAccountID: isSet(), reference: isSet(), toldAt },
      // Accounts with a refused key must not stay at the front of the queue.
      order: { askedAt: { direction: 'ASC', nulls: 'FIRST' }, toldAt: 'ASC' },
      take: subaccountBatch,
    })
    return rows.flatMap((row) => (row.reference ? [{ ...row, reference: row.reference }] : []))
  }

  private async noteAsked({ connectedAccountID }: Subaccount): Promise<void> {
    const askedAt = clock.now()
    await this.database.write((manager) => manager.update(ConnectedAccount, { connectedAccountID }, { askedAt }))
  }
}
