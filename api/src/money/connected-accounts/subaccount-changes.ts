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
import { ProcessorAccounts } from '../processors/processor-accounts.js'
import { ProcessorCalls } from '../processors/processor-calls.js'
import { accountFor, accountsOf } from '../settlement-accounts/accounts-of-client.js'
import { ConnectedStates } from './connected-states.service.js'
import { logRefusal } from './log-refusal.js'
import { lastChange, paidIntoOf, SubaccountBanks } from './subaccount-banks.js'

/** The client has to do something about it. */
const due = { areChargesEnabled: false, arePayoutsEnabled: false, requirementsDue: ['settlement_account'] }

type Subaccount = ConnectedAccount & { reference: string }

/**
 * A changed settlement account is told to the processor once its hold is over. Until then payments go on into the account of before, as
 * the new one is paid nothing.
 */
@Injectable()
export class SubaccountChanges {
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
    for (const connectedAccountID of await this.changed()) {
      const account = await this.database.read.findOneBy(ConnectedAccount, { connectedAccountID })
      if (stopping?.aborted) return
      if (account?.reference && account.currency) await this.follow({ ...account, reference: account.reference })
    }
    for (const account of await this.longUnread()) {
      if (stopping?.aborted) return
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

  private async follow(row: Subaccount): Promise<void> {
    const { connectedAccountID, clientID, currency, reference, processorAccountID } = row
    const manager = this.database.read
    const client = await manager.findOneBy(Client, { clientID })
    const accounts = await accountsOf(manager, clientID)
    const account = currency && accountFor(accounts, currency)
    if (!client || !currency || !account) return this.stop(row, 'no_settlement_account', {})
    if (await accountHeldUntil(manager, client, account.settlementAccountID)) return
    const columns = this.banks.columnsOf(connectedAccountID, currency, account, accounts)
    const details = this.banks.detailsOf(account)
    const told = this.banks.told(row)
    const isTold = told !== null && isSameAccount(told, details) && row.requirementsDue.length === 0
    if (isTold) return this.states.note(connectedAccountID, columns)
    const of = await this.accounts.find(processorAccountID)
    if (!of) return
    const askedAt = clock.now()
    const asked = { processor: of.processor, processorAccountID, reference: connectedAccountID }
    const paidInto = paidIntoOf(details, currency)
    const answer = await this.calls.ask('pay_elsewhere', asked, (processor, signal, used) =>
      processor.payElsewhere({ account: used, connectedAccountID, reference, paidInto }, signal),
    )
    logRefusal(connectedAccountID, answer)
    if (answer.outcome === 'told' || answer.outcome === 'gone')
      await this.states.keep({ connectedAccountID }, answer, askedAt, columns)
    else if (answer.outcome === 'refused' && answer.refusesBank)
      await this.stop(row, 'settlement_account_refused', { paidIntoAt: lastChange(accounts) })
  }

  /** The account of before is no longer the client's, so no payment may go there. */
  private async stop(row: Subaccount, reason: string, more: Partial<ConnectedAccount>): Promise<void> {
    const { connectedAccountID, disabledReason, requirementsDue } = row
    const isStopped = disabledReason === reason && requirementsDue.length > 0
    if (!isStopped || more.paidIntoAt)
      await this.states.note(connectedAccountID, { ...due, disabledReason: reason, ...more })
  }

  private async longUnread(): Promise<Subaccount[]> {
    const toldAt = LessThan(new Date(clock.time() - subaccountReadAfterMs))
    const rows = await this.database.read.find(ConnectedAccount, {
      where: { settlementAccountID: isSet(), reference: isSet(), toldAt },
      order: { toldAt: 'ASC' },
      take: subaccountBatch,
    })
    return rows.flatMap((row) => (row.reference ? [{ ...row, reference: row.reference }] : []))
  }
}
