import * as z from 'zod/mini'
import type { RawNotice } from '../port/notice.js'
import type { ReadNotice } from '../port/processor.js'
import { readAs } from '../port/read-answer.js'
import type { UsedAccount } from '../port/used-account.js'
import { adyenLibrary } from './adyen-package.js'

const short = z.string().check(z.maxLength(200))

// Adyen's "Tokenization webhooks" document, version 1; only what is used here is demanded.
const tokenNotice = z.object({
  type: short,
  eventId: short,
  createdAt: short,
  environment: z.enum(['test', 'live']),
  data: z.object({ merchantAccount: short, storedPaymentMethodId: short }),
})

const ofTokens = z.object({ type: z.string().check(z.startsWith('recurring.token.')) })

export const isTokenNotice = (body: unknown): boolean => z.safeParse(ofTokens, body).success

/** The whole body is signed in a header, with the key of the webhook for tokens. The method is asked about then. */
export function readTokenNotice(
  { settings }: UsedAccount,
  { body, headers }: RawNotice,
  keys: string[],
): ReadNotice[] | null {
  const signature = headers.hmacsignature
  const all = settings.tokenNoticeKey === undefined ? keys : [settings.tokenNoticeKey, ...keys]
  const { HmacValidator } = adyenLibrary()
  const validator = new HmacValidator()
  if (!signature || !all.some((key) => validator.validateHMACSignature(key, signature, body.toString()))) return null
  const notice = readAs(tokenNotice, JSON.parse(body.toString()), 'A notice of Adyen about a token')
  const { type, eventId, createdAt, environment: mode, data } = notice
  const isOurs = data.merchantAccount === settings.merchantAccount
  const subject = { kind: 'method_changed' as const, savedMethodKey: data.storedPaymentMethodId }
  const noticeID = `${eventId}:${type}:${data.storedPaymentMethodId}:${createdAt}`
  return [{ noticeID, type, mode, subject: isOurs ? subject : null }]
}
