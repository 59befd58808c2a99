import type { ErrorBody } from '../../contract/answers.js'

export class GatehouseError extends Error {
  override name = 'GatehouseError'

  constructor(
    message: string,
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** No answer came, so the call may have been carried out; with its key it can be repeated safely. */
export class ConnectionError extends GatehouseError {
  override name = 'ConnectionError'
}

/** Which limit said no, how many calls are left of it, and in how many seconds there are more. */
export interface RateLimit {
  policy: string
  remaining: number
  seconds: number
}

export class RefusedError extends GatehouseError {
  override name = 'RefusedError'
  readonly requestId: string
  readonly fields: Record<string, string>

  constructor(
    readonly status: number,
    body: Partial<ErrorBody>,
    readonly retryAfter: number | null = null,
    readonly rateLimit: RateLimit | null = null,
  ) {
    super(body.message ?? `The API answered ${status}`, body.code ?? 'UNKNOWN')
    this.requestId = body.requestId ?? ''
    this.fields = body.fields ?? {}
  }
}

export class AuthenticationError extends RefusedError {
  override name = 'AuthenticationError'
}

export class PermissionError extends RefusedError {
  override name = 'PermissionError'
}

export class NotFoundError extends RefusedError {
  override name = 'NotFoundError'
}

export class ConflictError extends RefusedError {
  override name = 'ConflictError'
}

export class InvalidInputError extends RefusedError {
  override name = 'InvalidInputError'
}

export class RateLimitError extends RefusedError {
  override name = 'RateLimitError'
}

const byStatus: Record<number, typeof RefusedError> = {
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  422: InvalidInputError,
  429: RateLimitError,
}

export function refusalOf({ status, headers }: Response, body: Partial<ErrorBody>): RefusedError {
  const rateLimit = rateLimitIn(headers.get('ratelimit'))
  const told = Number(headers.get('retry-after') ?? Number.NaN)
  const limited = status === 429 && rateLimit ? rateLimit.seconds : null
  const retryAfter = Number.isFinite(told) ? told : limited
  return new (byStatus[status] ?? RefusedError)(status, body, retryAfter, rateLimit)
}

function rateLimitIn(header: string | null): RateLimit | null {
  const [, policy, remaining, seconds] = /^"([^"]*)";r=(\d+);t=(\d+)/.exec(header ?? '') ?? []
  return policy === undefined ? null : { policy, remaining: Number(remaining), seconds: Number(seconds) }
}
