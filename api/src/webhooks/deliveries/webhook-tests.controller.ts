import { Controller, HttpCode, Param, Post } from '@nestjs/common'
import type { WebhookDeliveryDetailView } from '#contract/webhooks.js'
import { Gated } from '../../platform/http/audience.js'
import { WebhookEndpointsService } from '../endpoints/webhook-endpoints.service.js'
import { WebhookDeliveriesService } from './webhook-deliveries.service.js'
import { CallMode } from '../../platform/http/call-mode.js'
import type { Mode } from '#contract/modes.js'

/** Stands here because it answers the delivery it has made. */
@Controller('clients/:clientID/webhook-endpoints/:endpointID/test')
export class WebhookTestsController {
  constructor(
    private readonly endpoints: WebhookEndpointsService,
    private readonly deliveries: WebhookDeliveriesService,
  ) {}

  @Gated('Send test webhooks', 'client', 'integrator')
  @Post()
  @HttpCode(200)
  async test(
    @Param('clientID') clientID: string,
    @Param('endpointID') endpointID: string,
    @CallMode() mode: Mode,
  ): Promise<WebhookDeliveryDetailView> {
    return this.deliveries.ofEvent({ clientID, mode }, await this.endpoints.test({ clientID, endpointID, mode }))
  }
}
