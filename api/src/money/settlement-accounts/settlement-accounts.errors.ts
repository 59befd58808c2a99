import * as words from '#contract/messages/errors/settlement-accounts.js'
import { invalidField, refusal } from '../../platform/http/refusal.js'

export class WrongPassword extends invalidField('password', words.wrongPassword) {}

export class CurrenciesNeeded extends invalidField('currencies', words.currenciesNeeded) {}

export class CurrencyElsewhere extends invalidField('currencies', (currency: string, last4: string) =>
  words.currencyElsewhere(currency, last4),
) {}

export class NoFirstAccount extends refusal(409, 'NO_SETTLEMENT_ACCOUNT', words.noFirstAccount) {}

/** A payout in the new account's currency could go to either. */
export class CurrenciesUnstated extends refusal(409, 'SETTLEMENT_CURRENCIES_UNSTATED', (last4: string) =>
  words.currenciesUnstated(last4),
) {}
