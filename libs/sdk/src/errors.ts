import type { ErrorBody } from '../../contract/answers.js'

/** Whatever went wrong with a call; `code` is for programs, `message` for people. */
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

/** No answer came: the network failed, or the time was over. A call that moves money can be repeated with its key. */
export class ConnectionError extends GatehouseError {
  override name = 'ConnectionError'
}

/** The API answered with a refusal. */
export class RefusedError extends GatehouseError {
  override name = 'RefusedError'
  readonly requestId: string
  /** Input names to one sentence each. */
  readonly fields: Record<string, string>

  constructor(
    readonly status: number,
    body: Partial<ErrorBody>,
    /** Seconds to wait, where the answer says so. */
    readonly retryAfter: number | null = null,
  ) {
    super(body.message ?? `The API answered ${status}`, body.code ?? 'UNKNOWN')
    this.requestId = body.requestId ?? ''
    this.fields = body.fields ?? {}
  }
}

/** 401: the key or the secret is not right, the API user is disabled, or its business is not active. */
export class AuthenticationError extends RefusedError {
  override name = 'AuthenticationError'
}

/** 403: the message names the missing permission. */
export class PermissionError extends RefusedError {
  override name = 'PermissionError'
}

/** 404: not there, or not yours. */
export class NotFoundError extends RefusedError {
  override name = 'NotFoundError'
}

/** 409: not in this state. */
export class ConflictError extends RefusedError {
  override name = 'ConflictError'
}

/** 422: `fields` names what to correct. */
export class InvalidInputError extends RefusedError {
  override name = 'InvalidInputError'
}

/** 429: too often. */
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

export function refusalOf(status: number, body: Partial<ErrorBody>, retryAfter: number | null): RefusedError {
  return new (byStatus[status] ?? RefusedError)(status, body, retryAfter)
}
