import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Currency } from '#contract/money.js'
import { Client } from '../../people/clients/client.entity.js'
import { accountHeldUntil } from '../../people/holds/client-hold.js'
import { ClientHeld } from '../../people/holds/holds.errors.js'
import { accountFor, accountsOf, type ClientAccount } from '../settlement-accounts/accounts-of-client.js'
import { last4Of } from '../settlement-accounts/settlement-account.view.js'
import { type AccountDetails, SettlementSeal } from '../settlement-accounts/settlement-seal.js'
import type { ConnectedAccount } from '../processors/connected-account.entity.js'
import type { PaidInto } from '../processors/port/connected.js'
import { NoAccountToPayInto } from './connected-accounts.errors.js'

export type BankColumns = Pick<ConnectedAccount, 'currency' | 'settlementAccountID' | 'sealedPaidInto' | 'paidIntoAt'>

type Sealed = Pick<ConnectedAccount, 'connectedAccountID' | 'clientID' | 'currency' | 'sealedPaidInto'>

/** Its text was sealed for another row, or with a secret that is gone. */
export class UnreadableAccount extends Error {}

export const noBank: BankColumns = { currency: null, settlementAccountID: null, sealedPaidInto: null, paidIntoAt: null }

/** Which settlement account of the client a subaccount is paid into. */
@Injectable()
export class SubaccountBanks {
  constructor(private readonly seal: SettlementSeal) {}

  /** Refused while a change of that account is on hold, as a payout to it is. */
  async choose(
    manager: EntityManager,
    client: Client,
    { connectedAccountID, takes }: { connectedAccountID: string; takes: readonly Currency[] },
  ): Promise<BankColumns> {
    const accounts = await accountsOf(manager, client.clientID)
    const named = takes.find((currency) => accounts.some(({ currencies }) => currencies?.includes(currency)))
    // An account that states no currency is believed only where there is one alone.
    const currency = named ?? (takes.length === 1 ? takes[0] : undefined)
    const account = currency && accountFor(accounts, currency)
    if (!account) throw new NoAccountToPayInto(takes.join(', '))
    const until = await accountHeldUntil(manager, client, account.settlementAccountID)
    if (until) throw new ClientHeld('settlement_account_changed', until)
    return this.columnsOf(connectedAccountID, currency, account, accounts)
  }

  columnsOf(
    connectedAccountID: string,
    currency: Currency,
    account: ClientAccount,
    accounts: readonly ClientAccount[],
  ): BankColumns {
    const { settlementAccountID } = account
    const sealedPaidInto = this.seal.seal(boundTo({ ...account, connectedAccountID }), this.detailsOf(account))
    return { currency, settlementAccountID, sealedPaidInto, paidIntoAt: lastChange(accounts) }
  }

  detailsOf(account: ClientAccount): AccountDetails {
    return opened(account.settlementAccountID, () => this.seal.openOf(account))
  }

  /** As the processor was told it. */
  told(account: Sealed): AccountDetails | null {
    const { connectedAccountID, sealedPaidInto } = account
    if (sealedPaidInto === null) return null
    return opened(connectedAccountID, () => this.seal.open(boundTo(account), sealedPaidInto))
  }

  /** For lists: one account that can't be decrypted must not fail the whole list. */
  readable(account: Sealed): AccountDetails | null {
    return unlessUnreadable(() => this.told(account))
  }

  paidInto(account: Sealed): { paidInto?: PaidInto } {
    const details = this.told(account)
    return details && account.currency ? { paidInto: paidIntoOf(details, account.currency) } : {}
  }

  /** For the audit log. */
  shown(account: Sealed & Pick<ConnectedAccount, 'settlementAccountID'>): object {
    const { settlementAccountID } = account
    if (settlementAccountID === null) return {}
    const details = this.readable(account)
    const bankName = details?.bankName ?? null
    return { settlementAccountID, bankName, accountNumberLast4: details && last4Of(details) }
  }
}

/** To its client too, so that it can't be moved to another client. */
const boundTo = ({ clientID, connectedAccountID }: Pick<Sealed, 'clientID' | 'connectedAccountID'>): string =>
  `${clientID} ${connectedAccountID}`

function opened(id: string, open: () => AccountDetails): AccountDetails {
  try {
    return open()
  } catch (error) {
    throw new UnreadableAccount(`${id}: ${String(error)}`)
  }
}

export function unlessUnreadable<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof UnreadableAccount) return null
    throw error
  }
}

export const paidIntoOf = (
  { accountHolder, accountNumber, bankCode }: AccountDetails,
  currency: Currency,
): PaidInto => ({
  ...{ accountHolder, accountNumber, bankCode, currency },
})

export const lastChange = (accounts: readonly ClientAccount[]): Date =>
  new Date(Math.max(0, ...accounts.map(({ updatedAt }) => updatedAt.getTime())))
