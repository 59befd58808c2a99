import type { LoggerService } from '@nestjs/common'
import { type Logger, pino } from 'pino'

/** Nest's messages as one JSON line each, on standard error: standard output is for what the operator is told. */
export class JsonLogger implements LoggerService {
  private readonly pino: Logger

  constructor(level: string) {
    this.pino = pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2))
  }

  log = (message: unknown, room?: string) => this.pino.debug({ room }, String(message))
  warn = (message: unknown, room?: string) => this.pino.warn({ room }, String(message))
  fatal = (message: unknown, room?: string) => this.pino.fatal({ room }, String(message))
  error = (message: unknown, stack?: string, room?: string) => this.pino.error({ room, stack }, String(message))
}
