import { isIban } from '#contract/iban.js'
import type { Currency } from '#contract/money.js'
import type { SettlementAccount } from './settlement-account.entity.js'

const euroCountries = 'AD AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK'.split(' ')
const otherCountries: Record<string, Currency> = {
  AE: 'AED',
  CH: 'CHF',
  DK: 'DKK',
  GB: 'GBP',
  IS: 'ISK',
  KW: 'KWD',
  LI: 'CHF',
  NO: 'NOK',
  PL: 'PLN',
  SE: 'SEK',
}

/** null: the number does not tell. */
export function currenciesOfNumber(accountNumber: string): Currency[] | null {
  if (!isIban(accountNumber)) return null
  const country = accountNumber.slice(0, 2)
  const currency = euroCountries.includes(country) ? 'EUR' : otherCountries[country]
  return currency ? [currency] : null
}

export const takesCurrency = ({ currencies }: Pick<SettlementAccount, 'currencies'>, currency: Currency): boolean =>
  currencies === null || currencies.includes(currency)
