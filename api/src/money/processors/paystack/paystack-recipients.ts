import { type Currency, currencies } from '#contract/money.js'
import * as words from '#contract/messages/processors/paystack.js'

interface Kind {
  type: 'nuban' | 'ghipss' | 'kepss' | 'basa' | 'mobile_money'
  /** Whether Paystack tells the name of an account of this kind. */
  isNamed: boolean
  numbers: RegExp
}

const mobileMoney = (isNamed: boolean): Kind => ({ type: 'mobile_money', isNamed, numbers: /^0\d{9}$/ })

const banks: Partial<Record<Currency, Kind>> = {
  NGN: { type: 'nuban', isNamed: true, numbers: /^\d{10}$/ },
  GHS: { type: 'ghipss', isNamed: true, numbers: /^\d{6,20}$/ },
  KES: { type: 'kepss', isNamed: false, numbers: /^\d{6,20}$/ },
  ZAR: { type: 'basa', isNamed: false, numbers: /^\d{6,16}$/ },
}

export const bankCurrencies = currencies.filter((currency) => banks[currency] !== undefined)

const wallets: Partial<Record<Currency, Record<string, Kind>>> = {
  GHS: { MTN: mobileMoney(true), ATL: mobileMoney(true), VOD: mobileMoney(true) },
  KES: { MPESA: mobileMoney(false) },
}

interface Payee {
  currency: Currency
  bankCode: string | null
  accountNumber: string
}

/** The recipient that Paystack makes of an account, or a sentence that says why it makes none. */
export function recipientKind({ currency, bankCode, accountNumber }: Payee): Kind | string {
  const bank = banks[currency]
  if (!bank) return words.currencyNotPaidOut(currency)
  if (!bankCode) return words.bankCodeMissing
  const kind = wallets[currency]?.[bankCode.toUpperCase()] ?? bank
  if (kind.numbers.test(accountNumber)) return kind
  return kind.type === 'mobile_money' ? words.phoneNumberForm : words.accountNumberForm
}
