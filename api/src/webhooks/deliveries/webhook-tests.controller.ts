import { Controller, HttpCode, Post } from '@nestjs/common'
import type { WebhookDeliveryDetailView } from '#contract/webhooks.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { WebhookEndpointsService } from '../endpoints/webhook-endpoints.service.js'
import { WebhookDeliveriesService } from './webhook-deliveries.service.js'

@Controller('clients/:clientID/webhook-endpoints/:endpointID/test')
export class WebhookTestsController {
  constructor(
    private readonly endpoints: WebhookEndpointsService,
    private readonly deliveries: WebhookDeliveriesService,
  ) {}

  @Gated('Send test webhooks', 'client', 'integrator')
  @Post()
  @HttpCode(200)
  async test(@Addressed() own: Own<'endpointID'>): Promise<WebhookDeliveryDetailView> {
    return this.deliveries.ofEvent(own, await this.endpoints.test(own))
  }
}
