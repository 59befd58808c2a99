import { webhookAttemptMaxMs } from '#contract/limits.js'
import * as words from '#contract/messages/deliveries.js'
import { AddressRefused } from '../../platform/outbound/outbound.errors.js'

export interface AttemptResult {
  startedAt: Date
  durationMs: number
  status: number | null
  head: string | null
  body: string | null
  error: string | null
  retryAfter: string | null
  /** This process ended it: what the receiver made of it is unknown, and it is no fault of theirs. */
  isCutOff: boolean
}

const reasons: Record<string, string> = {
  ECONNREFUSED: words.theConnectionWasRefused,
  ECONNRESET: words.theConnectionWasClosedBefore,
  UND_ERR_SOCKET: words.theConnectionWasClosedBefore,
  ENOTFOUND: words.theNameWasNotFound,
  ENODATA: words.theNameWasNotFound,
  ESERVFAIL: words.theNameCouldNotBe,
  ETIMEOUT: words.theNameCouldNotBe,
  ECANCELLED: words.theNameCouldNotBe,
  EHOSTUNREACH: words.theAddressCouldNotBe,
  ENETUNREACH: words.theAddressCouldNotBe,
  UND_ERR_HEADERS_OVERFLOW: words.theHeadersOfTheAnswer,
}
const tooSlow = words.noAnswerWithinSeconds(webhookAttemptMaxMs / 1_000)
const timeouts = new Set(['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'ETIMEDOUT'])

export function reasonOf(error: unknown): string {
  if (error instanceof AddressRefused) return error.message
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  const { code = '', name, message } = error as NodeJS.ErrnoException
  if (name === 'TimeoutError' || timeouts.has(code)) return tooSlow
  if (reasons[code]) return reasons[code]
  if (/CERT|TLS|SSL|SIGNATURE|ISSUER/.test(code)) return words.theCertificateWasNotAccepted(code)
  if (code.startsWith('HPE_')) return words.theAnswerIsNoHttp
  return words
    .theRequestFailedCode(code || message || name)
    .replaceAll('\u0000', '')
    .slice(0, 300)
}
