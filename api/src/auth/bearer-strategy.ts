import { Strategy } from 'passport'
import type { FastifyRequest } from 'fastify'

type Done = (error: unknown, caller?: object | false) => void

/** What the four strategies share: the Bearer token of a request. A strategy whose `verify` says false lets the next one try. */
export class BearerStrategy extends Strategy {
  constructor(private readonly verify: (token: string, done: Done) => void) {
    super()
  }

  override authenticate(request: unknown): void {
    const { authorization = '' } = (request as FastifyRequest).headers
    const [, token] = /^Bearer ([\w.~+/=-]+)$/i.exec(authorization) ?? []
    if (!token) return this.fail()
    this.verify(token, (error, caller) => {
      if (error) this.error(error)
      else if (caller) this.success(caller)
      else this.fail()
    })
  }
}
