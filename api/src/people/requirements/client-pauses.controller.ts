import { Controller, Get, Param } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import type { PauseView } from '#contract/requirements.js'
import { Database } from '../../platform/database/database.js'
import { Gated } from '../../platform/http/audience.js'
import { ClientsService } from '../clients/clients.service.js'
import { pausesOf } from './client-pauses.js'

@Controller('clients/:clientID/pauses')
export class ClientPausesController {
  constructor(
    private readonly database: Database,
    private readonly clients: ClientsService,
  ) {}

  /** List what is paused for a client because a requirement expired. */
  @Gated('See pauses of a client', 'portal', 'client')
  @Get()
  async list(@Param('clientID') clientID: string): Promise<Page<PauseView>> {
    await this.clients.get(clientID)
    return { items: await this.database.list((manager) => pausesOf(manager, clientID)), nextCursor: null }
  }
}
