import { Injectable, Logger } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import type { SubaccountReason } from '#contract/connected-states.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { Database } from '../../platform/database/database.js'
import { Versions } from '../../platform/database/versions.js'
import { ConnectedAccount } from '../processors/connected-account.entity.js'
import type { ConnectedResult } from '../processors/port/connected.js'
import { ProcessorAccounts } from '../processors/processor-accounts.js'
import { ProcessorCalls, type Unanswered } from '../processors/processor-calls.js'
import { ProcessorNotices } from '../processors/processor-notices.js'
import { SubaccountBanks, unlessUnreadable } from './subaccount-banks.js'
import { disconnected } from './connected-account.view.js'

interface Unreadable {
  outcome: 'unreadable'
}

type Told = Exclude<ConnectedResult, { outcome: 'refused' }>

/** `sealedPaidInto`: the bank that the answer was judged by. */
type Asked = Pick<ConnectedAccount, 'connectedAccountID'> & Partial<Pick<ConnectedAccount, 'sealedPaidInto'>>

/** Keeps what the processor says of connected accounts. A notice only says where to look: the account is asked about. */
@Injectable()
export class ConnectedStates {
  private readonly logger = new Logger('Processors')

  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly accounts: ProcessorAccounts,
    private readonly calls: ProcessorCalls,
    private readonly banks: SubaccountBanks,
    notices: ProcessorNotices,
  ) {
    notices.lookAtConnected((processorAccountID, reference) => this.hear(processorAccountID, reference))
  }

  async read(account: ConnectedAccount, reference: string): Promise<ConnectedResult | Unanswered | Unreadable> {
    const { processorAccountID, connectedAccountID, clientID } = account
    const askedAt = clock.now()
    const of = await this.accounts.find(processorAccountID)
    if (!of) return { outcome: 'refused', sentence: '' }
    const bank = unlessUnreadable(() => this.banks.paidInto(account))
    if (!bank) {
      await this.stopUnreadable(connectedAccountID)
      return { outcome: 'unreadable' }
    }
    const asked = { processor: of.processor, processorAccountID, reference: connectedAccountID }
    const told = await this.calls.ask('read_connected', asked, (processor, signal, used) =>
      processor.readConnected({ account: used, connectedAccountID, clientID, reference, ...bank }, signal),
    )
    if (told.outcome === 'told' || told.outcome === 'gone') await this.keep(account, told, askedAt)
    return told
  }

  /**
   * An answer to an earlier question changes nothing that a later one has told, unless it says what was done, and one that was judged
   * by the bank of before changes nothing. false: there is no such account anymore.
   */
  keep(
    { connectedAccountID, sealedPaidInto }: Asked,
    told: Told,
    askedAt: Date,
    done: Partial<ConnectedAccount> = {},
  ): Promise<boolean> {
    return this.database.write(async (manager) => {
      const row = await manager.findOneBy(ConnectedAccount, { connectedAccountID })
      if (!row) return false
      const isDone = Object.keys(done).length > 0
      if (row.toldAt && row.toldAt > askedAt && !isDone) return true
      if (sealedPaidInto !== undefined && sealedPaidInto !== row.sealedPaidInto) return true
      // The processor knows only the account of before, so what it says of that turns nothing on.
      const isStopped = row.settlementAccountID !== null && row.requirementsDue.length > 0 && !isDone
      const facts =
        told.outcome === 'told'
          ? { ...told.facts, ...(isStopped && pick(row)) }
          : { areChargesEnabled: false, arePayoutsEnabled: false, disabledReason: disconnected, dueAt: null }
      await this.change(manager, row, { ...facts, ...done, toldAt: askedAt })
      if (isDone && told.outcome === 'told') {
        const target = { kind: 'connected_account', id: connectedAccountID }
        const [before, after] = [this.banks.shown(row), this.banks.shown({ ...row, ...done })]
        await this.audit.within(manager)({ action: 'connected_account.paid_elsewhere', target, before, after })
      }
      return true
    })
  }

  /** What is known without asking the processor. */
  async note(connectedAccountID: string, known: Partial<ConnectedAccount>): Promise<void> {
    await this.database.write(async (manager) => {
      const row = await manager.findOneBy(ConnectedAccount, { connectedAccountID })
      if (row) await this.change(manager, row, known)
    })
  }

  /** The account of before is no longer the client's, or nobody can say that it is, so no payment may go there. */
  async stop(
    connectedAccountID: string,
    disabledReason: SubaccountReason,
    more: Partial<ConnectedAccount> = {},
  ): Promise<void> {
    const stopped = { areChargesEnabled: false, arePayoutsEnabled: false, requirementsDue: ['settlement_account'] }
    await this.database.write(async (manager) => {
      const row = await manager.findOneBy(ConnectedAccount, { connectedAccountID })
      const isStopped = row?.disabledReason === disabledReason && row.requirementsDue.length > 0
      if (row && (!isStopped || more.paidIntoAt))
        await this.change(manager, row, { ...stopped, disabledReason, ...more })
    })
  }

  async stopUnreadable(connectedAccountID: string): Promise<void> {
    this.logger.error(`The bank account of ${connectedAccountID} can't be opened, so it takes no payments`)
    await this.stop(connectedAccountID, 'settlement_account_unreadable')
  }

  /** false: the processor has not answered, refuses the key, or the account is not known yet. */
  private async hear(processorAccountID: string, reference: string): Promise<boolean> {
    const account = await this.database.read.findOneBy(ConnectedAccount, { processorAccountID, reference })
    if (!account) return false
    const { outcome } = await this.read(account, reference)
    return outcome === 'told' || outcome === 'gone'
  }

  private async change(manager: EntityManager, row: ConnectedAccount, facts: Partial<ConnectedAccount>): Promise<void> {
    const { connectedAccountID, clientID } = row
    // A reading that tells the same again leaves open since when it has been so.
    const isSame = Object.entries(facts).every(
      ([name, value]) =>
        name === 'toldAt' || JSON.stringify(row[name as keyof ConnectedAccount]) === JSON.stringify(value),
    )
    const updatedAt = isSame ? row.updatedAt : clock.now()
    await manager.update(ConnectedAccount, { connectedAccountID }, { ...facts, updatedAt })
    const { reference, areChargesEnabled, disabledReason } = { ...row, ...facts }
    const isTurned = areChargesEnabled !== row.areChargesEnabled
    // Each raise makes every process read all accounts again.
    if (reference !== row.reference || isTurned) await Versions.raise(manager, 'processors')
    if (row.settlementAccountID === null || (!isTurned && disabledReason === row.disabledReason)) return
    const action = areChargesEnabled ? 'connected_account.enabled' : 'connected_account.stopped'
    const target = { kind: 'connected_account', id: connectedAccountID }
    await this.audit.within(manager)({ action, target, after: { clientID, disabledReason } })
  }
}

const pick = ({ areChargesEnabled, arePayoutsEnabled, requirementsDue, disabledReason }: ConnectedAccount) => ({
  ...{ areChargesEnabled, arePayoutsEnabled, requirementsDue, disabledReason },
})
