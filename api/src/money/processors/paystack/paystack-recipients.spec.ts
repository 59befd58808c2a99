import { describe, expect, it } from '@jest/globals'
import * as words from '#contract/messages/processors/paystack.js'
import type { Currency } from '#contract/money.js'
import { recipientKind } from './paystack-recipients.js'

const typeOf = (currency: Currency, bankCode: string | null, accountNumber: string) => {
  const kind = recipientKind({ currency, bankCode, accountNumber })
  return typeof kind === 'string' ? kind : kind.type
}

// The types are those of https://paystack.com/docs/transfers/creating-transfer-recipients/
describe('the recipient of a Paystack transfer', () => {
  it.each([
    ['NGN', '058', '0123456789', 'nuban'],
    ['GHS', '300303', '1234567890123', 'ghipss'],
    ['GHS', 'MTN', '0551234987', 'mobile_money'],
    ['GHS', 'vod', '0201234987', 'mobile_money'],
    ['KES', '01', '1234567890', 'kepss'],
    ['KES', 'MPESA', '0712345678', 'mobile_money'],
    ['ZAR', '632005', '0123456789', 'basa'],
  ] as const)('in %s at %s is %s a %s', (currency, bankCode, accountNumber, type) => {
    expect(typeOf(currency, bankCode, accountNumber)).toBe(type)
  })

  it('is refused in a currency that Paystack pays to no account', () => {
    expect(typeOf('USD', '058', '0123456789')).toBe(words.currencyNotPaidOut('USD'))
    expect(typeOf('XOF', 'CI001', '0123456789')).toBe(words.currencyNotPaidOut('XOF'))
  })

  it('needs a bank code and a number of the right form', () => {
    expect(typeOf('NGN', null, '0123456789')).toBe(words.bankCodeMissing)
    expect(typeOf('NGN', '058', '123')).toBe(words.accountNumberForm)
    expect(typeOf('GHS', 'MTN', '551234987')).toBe(words.phoneNumberForm)
  })
})
