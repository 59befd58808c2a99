import type { Currency } from '#contract/money.js'
import type { ClientAccount } from './accounts-of-client.js'
import { CurrenciesNeeded, CurrenciesUnstated, CurrencyElsewhere } from './settlement-accounts.errors.js'

/** A currency goes to one account, so that nobody has to guess which one a payout is for. */
export function requireOwnCurrencies(
  currencies: readonly Currency[] | null,
  others: readonly ClientAccount[],
  last4Of: (account: ClientAccount) => string,
): void {
  if (others.length === 0) return
  const unstated = others.find((one) => one.currencies === null)
  if (unstated) throw new CurrenciesUnstated(last4Of(unstated))
  if (currencies === null) throw new CurrenciesNeeded()
  for (const currency of currencies) {
    const taker = others.find((one) => one.currencies?.includes(currency))
    if (taker) throw new CurrencyElsewhere(currency, last4Of(taker))
  }
}
