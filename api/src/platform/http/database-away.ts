import { QueryFailedError } from 'typeorm'

/** A connection that was not to be had, or that broke before it answered. */
export class NoAnswer extends Error {}

// Nobody listens there, the connection broke, the server is starting or ending, takes no more, or has become a standby.
const codes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|57P0[123]|53300|25006)$/
// What the driver says of itself has no code.
const sayings =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/

/** Whether this failed because the database did not answer, and not because of what was asked: later it may go well. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof NoAnswer) return true
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  if (error instanceof QueryFailedError) return isDatabaseAway(error.driverError)
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  return (typeof code === 'string' && codes.test(code)) || (typeof message === 'string' && sayings.test(message))
}
