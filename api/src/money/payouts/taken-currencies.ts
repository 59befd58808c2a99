import { type EntityManager, In } from 'typeorm'
import type { Currency } from '#contract/money.js'
import { takesCurrency } from '../settlement-accounts/account-currencies.js'
import { SettlementAccount } from '../settlement-accounts/settlement-account.entity.js'
import type { AccountDetails } from '../settlement-accounts/settlement-seal.js'
import { isSameAccount } from './payout-account.js'
import { purposeOf } from './payout-purposes.js'
import type { Payout } from './payout.entity.js'
import { PayoutCurrencyNotTaken } from './payouts.errors.js'

interface Whose {
  clientID: string
  currency: Currency
}

/** Throws where the client's bank account would convert the money or send it back. */
export async function requireTaken(manager: EntityManager, { clientID, currency }: Whose): Promise<void> {
  const account = await manager.findOneBy(SettlementAccount, { clientID })
  if (account && !takesCurrency(account, currency)) throw new PayoutCurrencyNotTaken(currency, account.currencies ?? [])
}

export const isCurrencyStated = (manager: EntityManager, clientID: string): Promise<boolean> =>
  manager.findOneBy(SettlementAccount, { clientID }).then((account) => Boolean(account?.currencies))

const accountsRead = 500

/** Opens the account that a payout goes to, and the client's account as it is now. */
export interface Opens {
  openPayout: (payout: Payout) => AccountDetails
  openAccount: (account: SettlementAccount) => AccountDetails
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
  const accounts = new Map<string, SettlementAccount>()
  for (let at = 0; at < clientIDs.length; at += accountsRead) {
    const rows = await manager.findBy(SettlementAccount, { clientID: In(clientIDs.slice(at, at + accountsRead)) })
    for (const row of rows) accounts.set(row.clientID, row)
  }
  return new Map(
    toClients.flatMap((payout) => {
      const { payoutID, clientID, currency } = payout
      const account = accounts.get(clientID)
      if (!account || takesCurrency(account, currency)) return []
      if (!isSameAccount(openPayout(payout), openAccount(account))) return []
      return [[payoutID, new PayoutCurrencyNotTaken(currency, account.currencies ?? []).message] as const]
    }),
  )
}
