import passport, { Strategy } from 'passport'
import type { FastifyRequest } from 'fastify'
import type { CallerReaders } from './caller-readers.js'

export const bearer = 'bearer'

export interface BearerOptions {
  readers: CallerReaders
}

export function tokenIn({ headers: { authorization = '' } }: FastifyRequest): string | undefined {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(authorization)?.[1]
}

/** Passport's names are shared by the whole process, so the app that asks says whose tokens they are. */
class BearerStrategy extends Strategy {
  override authenticate(request: unknown, { readers }: BearerOptions): void {
    const token = tokenIn(request as FastifyRequest)
    if (!token) return this.fail()
    readers
      .read(token)
      .then((caller) => (caller ? this.success(caller) : this.fail()))
      .catch((error: unknown) => this.error(error))
  }
}

passport.use(bearer, new BearerStrategy())
