import { Injectable } from '@nestjs/common'
import { Unauthenticated } from '../../platform/http/app-error.js'
import type { WaitingCaller } from '../../platform/http/caller.js'
import { ClientsService } from '../clients/clients.service.js'
import { Tokens } from '../sessions/tokens.js'
import type { CallerReader } from './caller-reader.js'

@Injectable()
export class ClientStatusReader implements CallerReader {
  constructor(
    private readonly tokens: Tokens,
    private readonly clients: ClientsService,
  ) {}

  async read(token: string): Promise<WaitingCaller | null> {
    if (this.tokens.audienceOf(token) !== 'client-status') return null
    const client = await this.clients.find(this.tokens.verify(token, 'client-status').sub)
    if (!client) throw new Unauthenticated()
    return {
      audience: 'client-status',
      clientID: client.clientID,
      isActive: client.isActive,
      isPending: client.status === 'pending',
    }
  }
}
