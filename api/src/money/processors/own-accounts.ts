import type { CollectedBy } from '#contract/collected-by.js'
import type { ProcessorAccount } from './processor-account.entity.js'

type Whose = Pick<ProcessorAccount, 'clientID'>

export const isOfPlatform = ({ clientID }: Whose): boolean => clientID === null

export const collectorAt = (account: Whose): CollectedBy => (isOfPlatform(account) ? 'platform' : 'client')

/** What a payment of the client may go through: its own accounts, then the platform's. `null`: the platform's alone. */
export function accountsFor<Account extends Whose>(accounts: Account[], clientID: string | null): Account[] {
  const own = clientID === null ? [] : accounts.filter((account) => account.clientID === clientID)
  return [...own, ...accounts.filter(isOfPlatform)]
}
