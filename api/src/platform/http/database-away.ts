import { QueryFailedError } from 'typeorm'

export class NoAnswer extends Error {}

// No listener, a broken connection, or a server that starts, ends, is full, has no room left or became a standby.
const codes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|57P0[123]|53[123]00|25006)$/
const sayings =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error/

export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof NoAnswer) return true
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  if (error instanceof QueryFailedError) return isDatabaseAway(error.driverError)
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  return (typeof code === 'string' && codes.test(code)) || (typeof message === 'string' && sayings.test(message))
}
