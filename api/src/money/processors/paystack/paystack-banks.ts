import * as z from 'zod/mini'
import * as words from '#contract/messages/processors/paystack.js'
import { compareNames } from '../port/payee-names.js'
import { readAs } from '../port/read-answer.js'
import type { UsedAccount } from '../port/used-account.js'
import { type PaystackAnswer, type PaystackApi } from './paystack-api.js'
import { name } from './paystack-answers.js'

const resolvedForm = z.object({ account_name: name })

interface Payee {
  account: UsedAccount
  accountHolder: string
  accountNumber: string
  bankCode: string | null
}

/** What is wrong with it, in words; `isKey`: nothing is said of the account. `busy`: nothing can be asked now. */
export type BankFault = { sentence: string; isKey?: true } | 'busy' | null

/** In test mode Paystack resolves few accounts a day, so there an account goes on without a name. */
export async function nameFault(api: PaystackApi, payee: Payee, signal: AbortSignal): Promise<BankFault> {
  const { account, accountHolder, accountNumber, bankCode } = payee
  const query = new URLSearchParams({ account_number: accountNumber, bank_code: bankCode ?? '' })
  const answer = await api.get(account, `bank/resolve?${query.toString()}`, signal)
  if (answer.status === 429) return account.settings.secretKey?.startsWith('sk_test_') ? null : 'busy'
  if (isKeyRefused(answer)) return { sentence: words.keyRefused, isKey: true }
  if (answer.status >= 300) return { sentence: words.accountRefused(answer.message || answer.code) }
  const { account_name: told } = readAs(resolvedForm, answer.data, 'An account')
  return compareNames(accountHolder, told) === 'none' ? { sentence: words.otherHolder } : null
}

export const isKeyRefused = ({ status }: PaystackAnswer): boolean => status === 401 || status === 403

export const refusedSentence = ({ message, code }: PaystackAnswer): string => words.transferRefused(message || code)
