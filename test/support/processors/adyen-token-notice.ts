import { createHmac, randomBytes } from 'node:crypto'
import { clock } from '#contract/clock.js'
import type { RawNotice } from '../../../api/src/money/processors/port/notice.js'
import type { AdyenDouble } from './adyen-double.js'

/** docs.adyen.com, "Recurring tokens life cycle events webhook": the body is signed in the header `hmacsignature`. */
export function tokenNotice(
  { settings: { merchantAccount, tokenNoticeKey } }: AdyenDouble,
  type: string,
  storedPaymentMethodId: string,
  key = tokenNoticeKey,
): RawNotice {
  const data = { merchantAccount, storedPaymentMethodId, shopperReference: 'cus', operation: type, type: 'visa' }
  const eventId = randomBytes(8).toString('hex').toUpperCase()
  const named = { eventId, type: `recurring.token.${type}`, version: '1' }
  const createdAt = clock.now().toISOString()
  const body = Buffer.from(JSON.stringify({ createdAt, environment: 'test', ...named, data }))
  const hmacsignature = createHmac('sha256', Buffer.from(key, 'hex')).update(body).digest('base64')
  return { body, headers: { hmacsignature, protocol: 'HmacSHA256' } }
}
