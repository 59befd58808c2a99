import type { EntityManager } from 'typeorm'
import type { Currency } from '#contract/money.js'
import { clientIn } from '../../people/clients/client-in.js'
import { startHold } from '../../people/holds/client-hold.js'
import { accountsOf } from './accounts-of-client.js'

interface GaveUp {
  clientID: string
  settlementAccountID: string
}

/** An account can name a currency that it doesn't get yet, if the version before saved it. Once it gets the money, it waits as if it were new. */
export async function holdHeirs(
  manager: EntityManager,
  { clientID, settlementAccountID }: GaveUp,
  currencies: readonly Currency[],
): Promise<void> {
  if (currencies.length === 0) return
  const others = (await accountsOf(manager, clientID)).filter((one) => one.settlementAccountID !== settlementAccountID)
  const heirs = others.filter((one) => one.currencies?.some((currency) => currencies.includes(currency)))
  for (const heir of heirs)
    await startHold(manager, await clientIn(manager, clientID), 'settlement_account_changed', heir.settlementAccountID)
}
