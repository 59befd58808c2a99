import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Put, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import {
  type ClientView,
  CreateClient,
  ListClients,
  ReactivateClient,
  SuspendClient,
  UpdateClient,
} from '#contract/clients.js'
import { Gated } from '../../platform/http/audience.js'
import { StepUp } from '../../platform/http/step-up.js'
import { ClientAdminService } from './client-admin.service.js'
import { viewClient } from './client.view.js'
import { ClientsService } from './clients.service.js'
import type { Readable } from 'node:stream'
import { AnswersCsv } from '../../platform/lists/csv-answer.js'

@Controller('clients')
export class ClientsController {
  constructor(
    private readonly admin: ClientAdminService,
    private readonly clients: ClientsService,
  ) {}

  @Gated('See clients', 'portal')
  @Get()
  list(@Query() query: ListClients): Promise<Page<ClientView>> {
    return this.admin.list(query)
  }

  @Gated('Export clients', 'portal')
  @StepUp()
  @Get('export.csv')
  @AnswersCsv('clients')
  export(@Query() query: ListClients): Promise<Readable> {
    return this.admin.csv(query)
  }

  @Gated('See a client', 'portal')
  @Get(':clientID')
  async read(@Param('clientID') clientID: string): Promise<ClientView> {
    return viewClient(await this.clients.get(clientID))
  }

  @Gated('Create clients', 'portal')
  @StepUp()
  @Post()
  async create(@Body() input: CreateClient): Promise<ClientView> {
    return viewClient(await this.admin.create(input))
  }

  @Gated('Change clients', 'portal')
  @StepUp()
  @Put(':clientID')
  async update(
    @Param('clientID') clientID: string,
    @Body() input: UpdateClient,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<ClientView> {
    return viewClient(await this.admin.update(clientID, input, ifMatch))
  }

  @Gated('Delete clients', 'portal')
  @StepUp()
  @Delete(':clientID')
  @HttpCode(204)
  delete(@Param('clientID') clientID: string): Promise<void> {
    return this.admin.delete(clientID)
  }

  @Gated('Suspend clients', 'portal')
  @StepUp()
  @Post(':clientID/suspend')
  @HttpCode(200)
  async suspend(@Param('clientID') clientID: string, @Body() input: SuspendClient): Promise<ClientView> {
    return viewClient(await this.admin.suspend(clientID, input))
  }

  @Gated('Reactivate clients', 'portal')
  @StepUp()
  @Post(':clientID/reactivate')
  @HttpCode(200)
  async reactivate(@Param('clientID') clientID: string, @Body() input: ReactivateClient): Promise<ClientView> {
    return viewClient(await this.admin.reactivate(clientID, input))
  }

  @Gated('Unlock clients', 'portal')
  @StepUp()
  @Post(':clientID/unlock')
  @HttpCode(200)
  async unlock(@Param('clientID') clientID: string): Promise<ClientView> {
    return viewClient(await this.admin.unlock(clientID))
  }
}
