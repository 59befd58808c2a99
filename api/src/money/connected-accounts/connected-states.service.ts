import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { Versions } from '../../platform/database/versions.js'
import { ConnectedAccount } from '../processors/connected-account.entity.js'
import type { ConnectedResult } from '../processors/port/connected.js'
import { ProcessorAccounts } from '../processors/processor-accounts.js'
import { ProcessorCalls, type Unanswered } from '../processors/processor-calls.js'
import { ProcessorNotices } from '../processors/processor-notices.js'
import { SubaccountBanks } from './subaccount-banks.js'
import { disconnected } from './connected-account.view.js'

type Told = Exclude<ConnectedResult, { outcome: 'refused' }>

/** Keeps what the processor says of connected accounts. A notice only says where to look: the account is asked about. */
@Injectable()
export class ConnectedStates {
  constructor(
    private readonly database: Database,
    private readonly accounts: ProcessorAccounts,
    private readonly calls: ProcessorCalls,
    private readonly banks: SubaccountBanks,
    notices: ProcessorNotices,
  ) {
    notices.lookAtConnected((processorAccountID, reference) => this.hear(processorAccountID, reference))
  }

  async read(account: ConnectedAccount, reference: string): Promise<ConnectedResult | Unanswered> {
    const { processorAccountID, connectedAccountID } = account
    const askedAt = clock.now()
    const of = await this.accounts.find(processorAccountID)
    if (!of) return { outcome: 'refused', sentence: '' }
    const asked = { processor: of.processor, processorAccountID, reference: connectedAccountID }
    const told = await this.calls.ask('read_connected', asked, (processor, signal, used) =>
      processor.readConnected({ account: used, reference, ...this.banks.paidInto(account) }, signal),
    )
    if (told.outcome === 'told' || told.outcome === 'gone') await this.keep(account, told, askedAt)
    return told
  }

  /**
   * An answer to an earlier question changes nothing that a later one has told, unless it says what was done. false: there is no such
   * account anymore.
   */
  keep(
    { connectedAccountID }: Pick<ConnectedAccount, 'connectedAccountID'>,
    told: Told,
    askedAt: Date,
    done: Partial<ConnectedAccount> = {},
  ): Promise<boolean> {
    return this.database.write(async (manager) => {
      const row = await manager.findOneBy(ConnectedAccount, { connectedAccountID })
      if (!row) return false
      const isDone = Object.keys(done).length > 0
      if (row.toldAt && row.toldAt > askedAt && !isDone) return true
      // The processor knows only the account of before, so what it says of that turns nothing on.
      const isStopped = row.settlementAccountID !== null && row.requirementsDue.length > 0 && !isDone
      const facts =
        told.outcome === 'told'
          ? { ...told.facts, ...(isStopped && pick(row)) }
          : { areChargesEnabled: false, arePayoutsEnabled: false, disabledReason: disconnected, dueAt: null }
      await change(manager, row, { ...facts, ...done, toldAt: askedAt })
      return true
    })
  }

  /** What is known without asking the processor. */
  async note(connectedAccountID: string, known: Partial<ConnectedAccount>): Promise<void> {
    await this.database.write(async (manager) => {
      const row = await manager.findOneBy(ConnectedAccount, { connectedAccountID })
      if (row) await change(manager, row, known)
    })
  }

  /** false: the processor has not answered, refuses the key, or the account is not known yet. */
  private async hear(processorAccountID: string, reference: string): Promise<boolean> {
    const account = await this.database.read.findOneBy(ConnectedAccount, { processorAccountID, reference })
    if (!account) return false
    const { outcome } = await this.read(account, reference)
    return outcome === 'told' || outcome === 'gone'
  }
}

const pick = ({ areChargesEnabled, arePayoutsEnabled, requirementsDue, disabledReason }: ConnectedAccount) => ({
  ...{ areChargesEnabled, arePayoutsEnabled, requirementsDue, disabledReason },
})

async function change(manager: EntityManager, row: ConnectedAccount, facts: Partial<ConnectedAccount>): Promise<void> {
  const { connectedAccountID } = row
  // A reading that tells the same again leaves open since when it has been so.
  const isSame = Object.entries({ ...facts, toldAt: null }).every(
    ([name, value]) =>
      name === 'toldAt' || JSON.stringify(row[name as keyof ConnectedAccount]) === JSON.stringify(value),
  )
  const updatedAt = isSame ? row.updatedAt : clock.now()
  await manager.update(ConnectedAccount, { connectedAccountID }, { ...facts, updatedAt })
  const { reference, areChargesEnabled } = { ...row, ...facts }
  // Each raise makes every process read all accounts again.
  if (reference !== row.reference || areChargesEnabled !== row.areChargesEnabled)
    await Versions.raise(manager, 'processors')
}
