import passport, { Strategy } from 'passport'
import type { FastifyRequest } from 'fastify'
import type { CallerReaders } from './caller-readers.js'

/** Its name among passport's strategies. */
export const bearer = 'bearer'

/** What the guard hands over with each request. */
export interface BearerOptions {
  readers: CallerReaders
}

/**
 * The Bearer token of a request. Passport's names are those of the whole process, so this strategy knows nothing of its own:
 * whose tokens they are, it hears from the guard of the app that asks.
 */
class BearerStrategy extends Strategy {
  override authenticate(request: unknown, { readers }: BearerOptions): void {
    const { authorization = '' } = (request as FastifyRequest).headers
    const [, token] = /^Bearer ([\w.~+/=-]+)$/i.exec(authorization) ?? []
    if (!token) return this.fail()
    readers
      .read(token)
      .then((caller) => (caller ? this.success(caller) : this.fail()))
      .catch((error: unknown) => this.error(error))
  }
}

passport.use(bearer, new BearerStrategy())
