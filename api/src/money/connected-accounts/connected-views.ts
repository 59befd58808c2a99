import { Injectable } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import type { ConnectedAccountView } from '#contract/connected-accounts.js'
import { Client } from '../../people/clients/client.entity.js'
import { accountHeldUntil } from '../../people/holds/client-hold.js'
import { isSameAccount } from '../payouts/payout-account.js'
import { ConnectedAccount } from '../processors/connected-account.entity.js'
import { ProcessorAccount } from '../processors/processor-account.entity.js'
import { accountFor, accountsOfAll, type ClientAccount } from '../settlement-accounts/accounts-of-client.js'
import { viewConnectedAccount } from './connected-account.view.js'
import { SubaccountBanks, unlessUnreadable } from './subaccount-banks.js'

@Injectable()
export class ConnectedViews {
  constructor(private readonly banks: SubaccountBanks) {}

  async over(
    manager: EntityManager,
    rows: ConnectedAccount[],
  ): Promise<(row: ConnectedAccount) => ConnectedAccountView> {
    const ofAccounts = await manager.findBy(ProcessorAccount, {
      processorAccountID: In(rows.map((row) => row.processorAccountID)),
    })
    const accounts = new Map(ofAccounts.map((one) => [one.processorAccountID, one]))
    const ofClients = await manager.findBy(Client, { clientID: In(rows.map((row) => row.clientID)) })
    const clients = new Map(ofClients.map((one) => [one.clientID, one]))
    const held = await this.heldChanges(manager, rows, clients)
    return (row) => {
      const of = accounts.get(row.processorAccountID)
      if (!of) throw new Error(`The account of ${row.connectedAccountID} is gone`)
      const changeHeldUntil = held.get(row.connectedAccountID) ?? null
      const clientName = clients.get(row.clientID)?.name ?? row.clientID
      return viewConnectedAccount(row, { clientName, of, paidInto: this.banks.readable(row), changeHeldUntil })
    }
  }

  /** Until when changed settlement accounts wait, by the subaccounts that they are for. */
  private async heldChanges(manager: EntityManager, rows: ConnectedAccount[], clients: Map<string, Client>) {
    const held = new Map<string, Date>()
    const own = rows.filter(({ settlementAccountID }) => settlementAccountID !== null)
    const all = own.length > 0 ? await accountsOfAll(manager, [...new Set(own.map(({ clientID }) => clientID))]) : []
    for (const row of own) {
      const client = clients.get(row.clientID)
      const account = this.changed(
        row,
        all.filter(({ clientID }) => clientID === row.clientID),
      )
      const until = client && account && (await accountHeldUntil(manager, client, account.settlementAccountID))
      if (until) held.set(row.connectedAccountID, until)
    }
    return held
  }

  private changed(row: ConnectedAccount, accounts: ClientAccount[]): ClientAccount | null {
    const told = this.banks.readable(row)
    const account = row.currency && accountFor(accounts, row.currency)
    const details = account && unlessUnreadable(() => this.banks.detailsOf(account))
    return told && details && !isSameAccount(told, details) ? account : null
  }
}
