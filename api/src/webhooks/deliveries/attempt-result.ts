import { webhookAttemptMaxMs } from '#contract/limits.js'
import { AddressRefused } from './webhook-deliveries.errors.js'

export interface AttemptResult {
  startedAt: Date
  durationMs: number
  status: number | null
  head: string | null
  body: string | null
  error: string | null
  retryAfter: string | null
  /** This process ended it: nobody knows what the receiver made of it, and it is no fault of theirs. */
  isCutOff: boolean
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: 'The connection was closed before an answer came',
  UND_ERR_SOCKET: 'The connection was closed before an answer came',
  ENOTFOUND: 'The name was not found',
  ENODATA: 'The name was not found',
  ESERVFAIL: 'The name could not be looked up',
  ETIMEOUT: 'The name could not be looked up',
  ECANCELLED: 'The name could not be looked up',
  EHOSTUNREACH: 'The address could not be reached',
  ENETUNREACH: 'The address could not be reached',
  UND_ERR_HEADERS_OVERFLOW: 'The headers of the answer are too large',
}
const tooSlow = `No answer within ${webhookAttemptMaxMs / 1_000} seconds`
const timeouts = new Set(['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'ETIMEDOUT'])

/** A sentence that names no address of ours. */
export function reasonOf(error: unknown): string {
  if (error instanceof AddressRefused) return error.message
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  const { code = '', name, message } = error as NodeJS.ErrnoException
  if (name === 'TimeoutError' || timeouts.has(code)) return tooSlow
  if (reasons[code]) return reasons[code]
  if (/CERT|TLS|SSL|SIGNATURE|ISSUER/.test(code)) return `The certificate was not accepted (${code})`
  if (code.startsWith('HPE_')) return 'The answer is no HTTP'
  return `The request failed (${code || message || name})`.replaceAll('\u0000', '').slice(0, 300)
}
