import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { ListQuery } from '#contract/lists.js'
import {
  RotateWebhookSecret,
  SaveWebhookEndpoint,
  type WebhookEndpointSecretView,
  type WebhookEndpointView,
} from '#contract/webhooks.js'
import { Gated } from '../../platform/http/audience.js'
import { StepUp } from '../../platform/http/step-up.js'
import { SecretRotation } from './secret-rotation.service.js'
import { WebhookEndpointsService } from './webhook-endpoints.service.js'

@Controller('clients/:clientID/webhook-endpoints')
export class WebhookEndpointsController {
  constructor(
    private readonly endpoints: WebhookEndpointsService,
    private readonly rotation: SecretRotation,
  ) {}

  @Gated('See webhook endpoints', 'client', 'integrator')
  @Get()
  list(@Param('clientID') clientID: string, @Query() query: ListQuery): Promise<Page<WebhookEndpointView>> {
    return this.endpoints.list(clientID, query)
  }

  @Gated('Create webhook endpoints', 'client', 'integrator')
  @StepUp()
  @Post()
  create(@Param('clientID') clientID: string, @Body() input: SaveWebhookEndpoint): Promise<WebhookEndpointSecretView> {
    return this.endpoints.create(clientID, input)
  }

  @Gated('Change webhook endpoints', 'client', 'integrator')
  @StepUp()
  @Put(':endpointID')
  update(
    @Param('clientID') clientID: string,
    @Param('endpointID') endpointID: string,
    @Body() input: SaveWebhookEndpoint,
  ): Promise<WebhookEndpointView> {
    return this.endpoints.update({ clientID, endpointID }, input)
  }

  @Gated('Delete webhook endpoints', 'client', 'integrator')
  @Delete(':endpointID')
  @HttpCode(204)
  delete(@Param('clientID') clientID: string, @Param('endpointID') endpointID: string): Promise<void> {
    return this.endpoints.delete({ clientID, endpointID })
  }

  @Gated('Rotate webhook secrets', 'client', 'integrator')
  @StepUp()
  @Post(':endpointID/rotate-secret')
  @HttpCode(200)
  rotateSecret(
    @Param('clientID') clientID: string,
    @Param('endpointID') endpointID: string,
    @Body() input: RotateWebhookSecret,
  ): Promise<WebhookEndpointSecretView> {
    return this.rotation.rotate({ clientID, endpointID }, input)
  }

  @Gated('Enable webhook endpoints', 'client', 'integrator')
  @Post(':endpointID/enable')
  @HttpCode(200)
  enable(@Param('clientID') clientID: string, @Param('endpointID') endpointID: string): Promise<WebhookEndpointView> {
    return this.endpoints.enable({ clientID, endpointID })
  }
}
