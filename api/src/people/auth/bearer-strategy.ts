import { Strategy } from 'passport'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../../platform/http/caller.js'

/**
 * What the four strategies share: the Bearer token of a request. They register nowhere: passport's registry of names is
 * one for the whole process, and a second app's strategies would check the tokens of the first. The guard holds them.
 */
export abstract class BearerStrategy extends Strategy {
  /** Who this token proves; false lets the next strategy try. */
  abstract validate(token: string): Promise<Caller | false>

  override authenticate(request: unknown): void {
    const { authorization = '' } = (request as FastifyRequest).headers
    const [, token] = /^Bearer ([\w.~+/=-]+)$/i.exec(authorization) ?? []
    if (!token) return this.fail()
    this.validate(token)
      .then((caller) => (caller ? this.success(caller) : this.fail()))
      .catch((error: unknown) => this.error(error))
  }
}
