import { type EntityManager, In } from 'typeorm'
import type { Currency } from '#contract/money.js'
import { takesCurrency } from './account-currencies.js'
import { FurtherAccount } from './further-account.entity.js'
import { SettlementAccount } from './settlement-account.entity.js'

/** The first account has the client's ID, to which it has always been sealed. */
export interface ClientAccount extends Omit<SettlementAccount, 'hadFurther'> {
  settlementAccountID: string
  /** Of the first account. */
  hadFurther?: boolean
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
 * An account that names the currency comes before one that states none. Only the version before saves two that name it: its first
 * account, which has no hold for that. So the money stays where it was.
 */
export function accountFor(accounts: readonly ClientAccount[], currency: Currency): ClientAccount | null {
  const named = accounts.filter(({ currencies }) => currencies !== null && currencies.includes(currency))
  const further = named.find(({ clientID, settlementAccountID }) => clientID !== settlementAccountID)
  return further ?? named[0] ?? accounts.find((one) => takesCurrency(one, currency)) ?? null
}

export const accountIn = async (manager: EntityManager, clientID: string, currency: Currency) =>
  accountFor(await accountsOf(manager, clientID), currency)

export const takenOf = (accounts: readonly ClientAccount[]): Currency[] => [
  ...new Set(accounts.flatMap(({ currencies }) => currencies ?? [])),
]
