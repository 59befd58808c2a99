import { type Currency, decimalOf } from './money.js'

export interface EpcTransfer {
  accountHolder: string
  iban: string
  bic: string | null
  /** Minor units of EUR. */
  amount: number
  reference: string
}

const holderMax = 70
const amountMax = 99_999_999_999

/** EPC069-12 knows only SEPA credit transfers in euros. */
export const hasEpcCode = (currency: Currency, amount: number, iban: string | null): iban is string =>
  currency === 'EUR' && iban !== null && amount >= 1 && amount <= amountMax

/** What a banking app reads from the code: EPC069-12 version 002 in UTF-8, with a structured reference. */
export function epcText({ accountHolder, iban, bic, amount, reference }: EpcTransfer): string {
  const holder = [...accountHolder.replace(/\s+/g, ' ').trim()].slice(0, holderMax).join('')
  const lines = ['BCD', '002', '1', 'SCT', bic ?? '', holder, iban, `EUR${decimalOf(amount, 'EUR')}`, '', reference]
  return lines.join('\n')
}
