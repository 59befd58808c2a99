import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { ListQuery } from '#contract/lists.js'
import {
  CreateWebhookEndpoint,
  RotateWebhookSecret,
  SaveWebhookEndpoint,
  type WebhookEndpointSecretView,
  type WebhookEndpointView,
} from '#contract/webhooks.js'
import { Gated } from '../../platform/http/audience.js'
import { StepUp } from '../../platform/http/step-up.js'
import { SecretRotation } from './secret-rotation.service.js'
import { WebhookEndpointsService } from './webhook-endpoints.service.js'
import { CallMode } from '../../platform/http/call-mode.js'
import type { Mode } from '#contract/modes.js'

@Controller('clients/:clientID/webhook-endpoints')
export class WebhookEndpointsController {
  constructor(
    private readonly endpoints: WebhookEndpointsService,
    private readonly rotation: SecretRotation,
  ) {}

  @Gated('See webhook endpoints', 'client', 'integrator')
  @Get()
  list(
    @Param('clientID') clientID: string,
    @CallMode() mode: Mode,
    @Query() query: ListQuery,
  ): Promise<Page<WebhookEndpointView>> {
    return this.endpoints.list({ clientID, mode }, query)
  }

  @Gated('Create webhook endpoints', 'client', 'integrator')
  @StepUp()
  @Post()
  create(
    @Param('clientID') clientID: string,
    @CallMode() mode: Mode,
    @Body() input: CreateWebhookEndpoint,
  ): Promise<WebhookEndpointSecretView> {
    return this.endpoints.create({ clientID, mode }, input)
  }

  @Gated('Change webhook endpoints', 'client', 'integrator')
  @StepUp()
  @Put(':endpointID')
  update(
    @Param('clientID') clientID: string,
    @Param('endpointID') endpointID: string,
    @CallMode() mode: Mode,
    @Body() input: SaveWebhookEndpoint,
  ): Promise<WebhookEndpointView> {
    return this.endpoints.update({ clientID, endpointID, mode }, input)
  }

  @Gated('Delete webhook endpoints', 'client', 'integrator')
  @Delete(':endpointID')
  @HttpCode(204)
  delete(
    @Param('clientID') clientID: string,
    @Param('endpointID') endpointID: string,
    @CallMode() mode: Mode,
  ): Promise<void> {
    return this.endpoints.delete({ clientID, endpointID, mode })
  }

  @Gated('Rotate webhook secrets', 'client', 'integrator')
  @StepUp()
  @Post(':endpointID/rotate-secret')
  @HttpCode(200)
  rotateSecret(
    @Param('clientID') clientID: string,
    @Param('endpointID') endpointID: string,
    @CallMode() mode: Mode,
    @Body() input: RotateWebhookSecret,
  ): Promise<WebhookEndpointSecretView> {
    return this.rotation.rotate({ clientID, endpointID, mode }, input)
  }

  @Gated('Enable webhook endpoints', 'client', 'integrator')
  @Post(':endpointID/enable')
  @HttpCode(200)
  enable(
    @Param('clientID') clientID: string,
    @Param('endpointID') endpointID: string,
    @CallMode() mode: Mode,
  ): Promise<WebhookEndpointView> {
    return this.endpoints.enable({ clientID, endpointID, mode })
  }
}
