import { Injectable } from '@nestjs/common'
import { Unauthenticated } from '../../platform/http/app-error.js'
import type { WaitingCaller } from '../../platform/http/caller.js'
import { ClientsService } from '../clients/clients.service.js'
import { Tokens } from '../sessions/tokens.js'
import { BearerStrategy } from './bearer-strategy.js'

/** The waiting page of a client that has registered: it may learn the decision, and nothing else. */
@Injectable()
export class ClientStatusStrategy extends BearerStrategy {
  constructor(
    private readonly tokens: Tokens,
    private readonly clients: ClientsService,
  ) {
    super()
  }

  override async validate(token: string): Promise<WaitingCaller | false> {
    if (this.tokens.audienceOf(token) !== 'client-status') return false
    const client = await this.clients.find(this.tokens.verify(token, 'client-status').sub)
    if (!client) throw new Unauthenticated()
    return { audience: 'client-status', clientID: client.clientID, isActive: client.isActive }
  }
}
