/** Medusa's own words for kinds of errors. */
export type ProblemKind = 'invalid_data' | 'not_found' | 'not_allowed' | 'unexpected_state'

export class Problem extends Error {
  override name = 'Problem'

  constructor(
    readonly kind: ProblemKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

interface Fault {
  message: string
  code: string
  status?: number
  fields?: Record<string, string>
  requestId?: string
}

const kinds: Record<number, ProblemKind> = { 404: 'not_found', 409: 'not_allowed', 422: 'invalid_data' }

// By its fields and not by its class: a shop may have two copies of the SDK installed.
const isFault = (error: unknown): error is Fault & Error =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'

/** Nobody knows whether the request was carried out. */
export const isUnclear = (error: unknown): boolean =>
  isFault(error) && (['NO_ANSWER', 'TIMEOUT', 'ABORTED'].includes(error.code) || (error.status ?? 0) >= 500)

export const isRefusal = (error: unknown, ...codes: string[]): boolean => isFault(error) && codes.includes(error.code)

export const isConflict = (error: unknown): boolean => isFault(error) && error.status === 409

export const unclear = (what: string, error: unknown) =>
  new Problem(
    'unexpected_state',
    `Gatehouse didn’t answer in time, so the ${what} may have happened. Try again: it never happens twice.`,
    { cause: error },
  )

/** What Medusa shows or logs. */
export function problemOf(error: unknown): unknown {
  if (error instanceof Problem || !isFault(error)) return error
  if (error.status === undefined)
    return new Problem('unexpected_state', `Gatehouse did not answer: ${error.message}`, { cause: error })
  const fields = Object.values(error.fields ?? {})
  const sentence = fields.length > 0 ? fields.join('. ') : error.message
  const request = error.requestId ? ` (Gatehouse request ${error.requestId})` : ''
  return new Problem(kinds[error.status] ?? 'unexpected_state', `${sentence}${request}`, { cause: error })
}
