import * as words from '#contract/messages/errors/payouts.js'
import { isIbanShaped } from '#contract/iban.js'
import type { AccountDetails } from '../settlement-accounts/settlement-seal.js'

export interface AccountForm {
  refusal: string | null
  isChecked: boolean
}

const routingWeights = [3, 7, 1, 3, 7, 1, 3, 7, 1]

const isRoutingNumber = (digits: string): boolean =>
  [...digits].reduce((sum, digit, at) => sum + Number(digit) * (routingWeights[at] ?? 0), 0) % 10 === 0

export async function formOf({ accountNumber, bankCode }: AccountDetails): Promise<AccountForm> {
  if (isIbanShaped(accountNumber)) {
    const { isValidIBAN } = await import('ibantools')
    return { refusal: isValidIBAN(accountNumber) ? null : words.accountInvalid, isChecked: true }
  }
  const code = bankCode?.replaceAll(/[\s-]/g, '') ?? ''
  if (/^\d{9}$/.test(code))
    return { refusal: isRoutingNumber(code) ? null : words.routingNumberInvalid, isChecked: true }
  if (/^\d{6}$/.test(code)) return { refusal: null, isChecked: /^\d{8}$/.test(accountNumber) }
  if (!/^[A-Z]{6}[0-9A-Z]{2}([0-9A-Z]{3})?$/i.test(code)) return { refusal: null, isChecked: false }
  const { isValidBIC } = await import('ibantools')
  return { refusal: null, isChecked: isValidBIC(code.toUpperCase()) }
}

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)

/** One word in common is enough: a holder is written in many ways. */
export function isLikeName(holder: string, name: string): boolean {
  const known = new Set(wordsOf(name))
  return wordsOf(holder).some((word) => known.has(word))
}

export const isSameAccount = (one: AccountDetails, other: AccountDetails): boolean =>
  one.accountNumber === other.accountNumber && one.bankCode === other.bankCode
