import type { CollectedBy } from '#contract/collected-by.js'
import type { Currency } from '#contract/money.js'
import type { ProcessorAccount } from './processor-account.entity.js'

type Whose = Pick<ProcessorAccount, 'clientID'>
type Usable = Whose & Pick<ProcessorAccount, 'processorAccountID' | 'usesConnect' | 'connectedTo' | 'currencies'>

interface Named {
  reference: string
  /** The only one that it takes; null: all that the platform's account takes. */
  currency: Currency | null
}

/** References of the connected accounts that take payments. */
export class ConnectedReferences {
  private readonly byOwner = new Map<string, Named>()

  add(processorAccountID: string, clientID: string, named: Named): void {
    this.byOwner.set(`${processorAccountID} ${clientID}`, named)
  }

  of(processorAccountID: string, clientID: string): Named | undefined {
    return this.byOwner.get(`${processorAccountID} ${clientID}`)
  }
}

export const isOfPlatform = ({ clientID }: Whose): boolean => clientID === null

export function collectorAt(account: Whose & Pick<ProcessorAccount, 'connectedTo'>): CollectedBy {
  if (account.connectedTo) return 'connected'
  return isOfPlatform(account) ? 'platform' : 'client'
}

/** What a payment of the client may go through: its own accounts, then the platform's. `null`: the platform's alone, for itself. */
export function accountsFor<Account extends Usable>(
  accounts: Account[],
  connected: ConnectedReferences,
  clientID: string | null,
): Account[] {
  const ofPlatform = accounts.filter(isOfPlatform)
  if (clientID === null) return ofPlatform
  const own = accounts.filter((account) => account.clientID === clientID)
  const others = ofPlatform.flatMap((account) => {
    if (!account.usesConnect) return [account]
    const named = connected.of(account.processorAccountID, clientID)
    if (!named) return []
    const { reference: connectedTo, currency } = named
    if (currency && account.currencies && !account.currencies.includes(currency)) return []
    return [{ ...account, connectedTo, ...(currency && { currencies: [currency] }) }]
  })
  return [...own, ...others]
}
