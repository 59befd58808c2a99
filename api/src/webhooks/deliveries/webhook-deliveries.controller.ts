import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import {
  ListWebhookDeliveries,
  ReplayWebhookDeliveries,
  type WebhookDeliveryDetailView,
  type WebhookDeliveryView,
  type WebhookReplayView,
  type WebhookSignatureView,
} from '#contract/webhooks.js'
import { Gated } from '../../platform/http/audience.js'
import { WebhookDeliveriesService } from './webhook-deliveries.service.js'
import { WebhookReplays } from './webhook-replays.service.js'
import { CallMode } from '../../platform/http/call-mode.js'
import type { Mode } from '#contract/modes.js'

@Controller('clients/:clientID/webhook-deliveries')
export class WebhookDeliveriesController {
  constructor(
    private readonly deliveries: WebhookDeliveriesService,
    private readonly replays: WebhookReplays,
  ) {}

  @Gated('See webhook deliveries', 'client', 'integrator')
  @Get()
  list(
    @Param('clientID') clientID: string,
    @CallMode() mode: Mode,
    @Query() query: ListWebhookDeliveries,
  ): Promise<Page<WebhookDeliveryView>> {
    return this.deliveries.list({ clientID, mode }, query)
  }

  @Gated('Replay webhook deliveries of a time', 'client', 'integrator')
  @Post('replay')
  @HttpCode(200)
  replayAll(
    @Param('clientID') clientID: string,
    @CallMode() mode: Mode,
    @Body() input: ReplayWebhookDeliveries,
  ): Promise<WebhookReplayView> {
    return this.replays.replayAll({ clientID, mode }, input)
  }

  @Gated('See a webhook delivery', 'client', 'integrator')
  @Get(':deliveryID')
  get(
    @Param('clientID') clientID: string,
    @Param('deliveryID') deliveryID: string,
    @CallMode() mode: Mode,
  ): Promise<WebhookDeliveryDetailView> {
    return this.deliveries.get({ clientID, deliveryID, mode })
  }

  @Gated('See the signature of a webhook delivery', 'client', 'integrator')
  @Get(':deliveryID/signature')
  signature(
    @Param('clientID') clientID: string,
    @Param('deliveryID') deliveryID: string,
    @CallMode() mode: Mode,
  ): Promise<WebhookSignatureView> {
    return this.deliveries.signature({ clientID, deliveryID, mode })
  }

  @Gated('Replay a webhook delivery', 'client', 'integrator')
  @Post(':deliveryID/replay')
  @HttpCode(200)
  replay(
    @Param('clientID') clientID: string,
    @Param('deliveryID') deliveryID: string,
    @CallMode() mode: Mode,
  ): Promise<WebhookDeliveryDetailView> {
    return this.replays.replay({ clientID, deliveryID, mode })
  }
}
