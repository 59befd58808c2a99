import { paymentFile as words } from '#contract/messages/errors/bank-files.js'
import type { PaymentFileProfile } from '#contract/payment-file-profile.js'
import { BankFileRefused } from './bank-files.errors.js'
import { bankText } from './bank-text.js'

export interface PayeeAddress {
  street: string | null
  city: string | null
  region: string | null
  /** ISO 3166, two letters. */
  country: string | null
}

type Lines = [name: string, text: string][]

/** PstlAdr with its parts named: banks no longer take free lines. null: none is written. */
export function addressLines(
  address: PayeeAddress | null | undefined,
  { creditorAddress }: Pick<PaymentFileProfile, 'creditorAddress'>,
): Lines | null {
  if (creditorAddress === 'none') return null
  const city = textOf(address?.city, 35)
  const country = address?.country
  if (!city || !country) {
    if (creditorAddress === 'required') throw new BankFileRefused(words.address)
    return null
  }
  const parts: [string, string | null][] = [
    ['StrtNm', textOf(address?.street, 70)],
    ['TwnNm', city],
    ['CtrySubDvsn', textOf(address?.region, 35)],
    ['Ctry', country],
  ]
  return parts.flatMap(([name, text]) => (text ? [[name, text] as [string, string]] : []))
}

/** null: there is none, or it is in letters that banks reject. */
function textOf(text: string | null | undefined, most: number): string | null {
  const written = bankText(text ?? '')
  return written.includes('\u0000') ? null : written.slice(0, most).trim() || null
}
