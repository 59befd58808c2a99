import { type EntityManager, In } from 'typeorm'
import type { Currency } from '#contract/money.js'
import { takesCurrency } from './account-currencies.js'
import { FurtherAccount } from './further-account.entity.js'
import { SettlementAccount } from './settlement-account.entity.js'

/** The first account has the client's ID, to which it has always been sealed. */
export interface ClientAccount extends SettlementAccount {
  settlementAccountID: string
}

/** The first one first, and the others by age. */
export async function accountsOfAll(manager: EntityManager, clientIDs: string[]): Promise<ClientAccount[]> {
  const clientID = In(clientIDs)
  const first = await manager.findBy(SettlementAccount, { clientID })
  const order = { createdAt: 'ASC', settlementAccountID: 'ASC' } as const
  const further = await manager.find(FurtherAccount, { where: { clientID }, order })
  return [...first.map((row) => ({ ...row, settlementAccountID: row.clientID })), ...further]
}

export const accountsOf = (manager: EntityManager, clientID: string): Promise<ClientAccount[]> =>
  accountsOfAll(manager, [clientID])

/**
 * An account that names the currency comes before one that states none. Only the version before saves two that name it; the one
 * that was saved last counts.
 */
export function accountFor(accounts: readonly ClientAccount[], currency: Currency): ClientAccount | null {
  const named = accounts.filter(({ currencies }) => currencies !== null && currencies.includes(currency))
  const [last] = named.sort((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
  return last ?? accounts.find((one) => takesCurrency(one, currency)) ?? null
}

export const accountIn = async (manager: EntityManager, clientID: string, currency: Currency) =>
  accountFor(await accountsOf(manager, clientID), currency)

export const takenOf = (accounts: readonly ClientAccount[]): Currency[] => [
  ...new Set(accounts.flatMap(({ currencies }) => currencies ?? [])),
]
