import { Injectable } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import { namedLoopback, takesPasskeys } from '#contract/passkey-places.js'
import { Environment } from '../../platform/config/environment.js'
import { listeningOrigin } from '../../platform/http/own-origin.js'
import { PasskeysNotPossible } from './passkeys.errors.js'

export interface Party {
  id: string
  origin: string
}

/** Whom passkeys are made for: PUBLIC_URL, and without it this machine by its own name. */
@Injectable()
export class RelyingParty {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly environment: Environment,
  ) {}

  require(): Party {
    const { environment, host } = this
    const origin = environment.PUBLIC_URL ?? namedLoopback(listeningOrigin(host, environment))
    if (!origin || !takesPasskeys(origin)) throw new PasskeysNotPossible()
    const { hostname: id, origin: plain } = new URL(origin)
    return { id, origin: plain }
  }
}
