import type { EntityManager } from 'typeorm'
import type { Currency } from '#contract/money.js'
import { takesCurrency } from '../settlement-accounts/account-currencies.js'
import {
  accountFor,
  accountsOf,
  accountsOfAll,
  type ClientAccount,
  takenOf,
} from '../settlement-accounts/accounts-of-client.js'
import type { AccountDetails } from '../settlement-accounts/settlement-seal.js'
import { isSameAccount } from './payout-account.js'
import { purposeOf } from './payout-purposes.js'
import type { Payout } from './payout.entity.js'
import { NoSettlementAccount, PayoutCurrencyNotTaken } from './payouts.errors.js'

interface Whose {
  clientID: string
  currency: Currency
}

/** Throws where each of the client's bank accounts would convert the money or send it back. */
export async function takingAccount(manager: EntityManager, { clientID, currency }: Whose): Promise<ClientAccount> {
  const accounts = await accountsOf(manager, clientID)
  if (accounts.length === 0) throw new NoSettlementAccount()
  const account = accountFor(accounts, currency)
  if (!account) throw new PayoutCurrencyNotTaken(currency, takenOf(accounts))
  return account
}

const accountsRead = 500

/** Opens the account that a payout goes to, and one of the client's accounts as it is now. Null: it can't be opened. */
export interface Opens {
  openPayout: (payout: Payout) => AccountDetails | null
  openAccount: (account: ClientAccount) => AccountDetails | null
}

/**
 * Why a payout must not leave, by its ID. Money for payers goes back to the account that it came from. What another account takes says
 * nothing of the one that the payout goes to, which took the currency when the payout was approved.
 */
export async function untaken(
  manager: EntityManager,
  payouts: readonly Payout[],
  { openPayout, openAccount }: Opens,
): Promise<Map<string, string>> {
  const toClients = payouts.filter((one) => purposeOf(one) === null)
  const clientIDs = [...new Set(toClients.map(({ clientID }) => clientID))]
  const accounts: ClientAccount[] = []
  for (let at = 0; at < clientIDs.length; at += accountsRead)
    accounts.push(...(await accountsOfAll(manager, clientIDs.slice(at, at + accountsRead))))
  const byClient = Map.groupBy(accounts, ({ clientID }) => clientID)
  return new Map(
    toClients.flatMap((payout) => {
      const { payoutID, clientID, currency } = payout
      const all = byClient.get(clientID) ?? []
      if (all.every((one) => takesCurrency(one, currency))) return []
      const to = openPayout(payout)
      // Whatever writes the payment says why it can't.
      if (!to) return []
      const isTo = (one: ClientAccount) => {
        const now = openAccount(one)
        return now !== null && isSameAccount(to, now)
      }
      if (all.some((one) => takesCurrency(one, currency) && isTo(one))) return []
      const same = all.filter((one) => !takesCurrency(one, currency) && isTo(one))
      if (same.length === 0) return []
      return [[payoutID, new PayoutCurrencyNotTaken(currency, takenOf(same)).message] as const]
    }),
  )
}
