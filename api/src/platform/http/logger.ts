import type { LoggerService } from '@nestjs/common'
import { type DestinationStream, type Logger, pino } from 'pino'
import { redacted, redactedPaths } from './redaction.js'

/** On standard error, because standard output is for what the operator is told. */
export function createLog(level: string, destination: DestinationStream = pino.destination(2)): Logger {
  const options = { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, redact: redactedPaths }
  return pino(options, destination)
}

export class JsonLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log = (message: unknown, room?: string) => this.pino.debug({ room }, redacted(String(message)))
  warn = (message: unknown, room?: string) => this.pino.warn({ room }, redacted(String(message)))
  fatal = (message: unknown, room?: string) => this.pino.fatal({ room }, redacted(String(message)))
  error = (message: unknown, stack?: string, room?: string) =>
    this.pino.error({ room, stack: stack && redacted(stack) }, redacted(String(message)))
}
