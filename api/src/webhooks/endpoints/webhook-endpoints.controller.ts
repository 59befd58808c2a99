import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { ListQuery } from '#contract/lists.js'
import {
  CreateWebhookEndpoint,
  RotateWebhookSecret,
  SaveWebhookEndpoint,
  type WebhookEndpointSecretView,
  type WebhookEndpointView,
} from '#contract/webhooks.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
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
  list(@Addressed() own: Own, @Query() query: ListQuery): Promise<Page<WebhookEndpointView>> {
    return this.endpoints.list(own, query)
  }

  @Gated('Create webhook endpoints', 'client', 'integrator')
  @StepUp()
  @Post()
  create(@Addressed() own: Own, @Body() input: CreateWebhookEndpoint): Promise<WebhookEndpointSecretView> {
    return this.endpoints.create(own, input)
  }

  @Gated('Change webhook endpoints', 'client', 'integrator')
  @StepUp()
  @Put(':endpointID')
  update(@Addressed() own: Own<'endpointID'>, @Body() input: SaveWebhookEndpoint): Promise<WebhookEndpointView> {
    return this.endpoints.update(own, input)
  }

  @Gated('Delete webhook endpoints', 'client', 'integrator')
  @Delete(':endpointID')
  @HttpCode(204)
  delete(@Addressed() own: Own<'endpointID'>): Promise<void> {
    return this.endpoints.delete(own)
  }

  @Gated('Rotate webhook secrets', 'client', 'integrator')
  @StepUp()
  @Post(':endpointID/rotate-secret')
  @HttpCode(200)
  rotateSecret(
    @Addressed() own: Own<'endpointID'>,
    @Body() input: RotateWebhookSecret,
  ): Promise<WebhookEndpointSecretView> {
    return this.rotation.rotate(own, input)
  }

  @Gated('Enable webhook endpoints', 'client', 'integrator')
  @StepUp()
  @Post(':endpointID/enable')
  @HttpCode(200)
  enable(@Addressed() own: Own<'endpointID'>): Promise<WebhookEndpointView> {
    return this.endpoints.enable(own)
  }
}
