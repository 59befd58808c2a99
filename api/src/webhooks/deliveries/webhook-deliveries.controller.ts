import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import {
  ListWebhookDeliveries,
  ReplayWebhookDeliveries,
  type WebhookDeliveryDetailView,
  type WebhookDeliveryView,
  type WebhookReplayView,
  type WebhookSignatureView,
} from '#contract/webhooks.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { WebhookDeliveriesService } from './webhook-deliveries.service.js'
import { WebhookReplays } from './webhook-replays.service.js'

@Controller('clients/:clientID/webhook-deliveries')
export class WebhookDeliveriesController {
  constructor(
    private readonly deliveries: WebhookDeliveriesService,
    private readonly replays: WebhookReplays,
  ) {}

  @Gated('See webhook deliveries', 'client', 'integrator')
  @Get()
  list(@Addressed() own: Own, @Query() query: ListWebhookDeliveries): Promise<Page<WebhookDeliveryView>> {
    return this.deliveries.list(own, query)
  }

  @Gated('Replay webhook deliveries in a time range', 'client', 'integrator')
  @Post('replay')
  @HttpCode(200)
  replayAll(@Addressed() own: Own, @Body() input: ReplayWebhookDeliveries): Promise<WebhookReplayView> {
    return this.replays.replayAll(own, input)
  }

  @Gated('See a webhook delivery', 'client', 'integrator')
  @Get(':deliveryID')
  get(@Addressed() own: Own<'deliveryID'>): Promise<WebhookDeliveryDetailView> {
    return this.deliveries.get(own)
  }

  @Gated('See a webhook delivery signature', 'client', 'integrator')
  @Get(':deliveryID/signature')
  signature(@Addressed() own: Own<'deliveryID'>): Promise<WebhookSignatureView> {
    return this.deliveries.signature(own)
  }

  @Gated('Replay a webhook delivery', 'client', 'integrator')
  @Post(':deliveryID/replay')
  @HttpCode(200)
  replay(@Addressed() own: Own<'deliveryID'>): Promise<WebhookDeliveryDetailView> {
    return this.replays.replay(own)
  }
}
