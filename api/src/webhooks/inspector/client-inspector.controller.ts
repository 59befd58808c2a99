import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { ListQuery } from '#contract/lists.js'
import type { WebhookInspectorRequestView, WebhookInspectorView } from '#contract/webhooks.js'
import { Gated } from '../../platform/http/audience.js'
import { WebhookInspectorService } from './webhook-inspector.service.js'

@Controller('clients/:clientID/webhook-inspector')
export class ClientInspectorController {
  constructor(private readonly inspector: WebhookInspectorService) {}

  /** Read your webhook inspector. */
  @Gated('See the webhook inspector', 'client')
  @Get()
  get(@Param('clientID') clientID: string): Promise<WebhookInspectorView> {
    return this.inspector.get(clientID)
  }

  /** Open your webhook inspector: a URL to test webhooks with. */
  @Gated('Open the webhook inspector', 'client')
  @Post()
  @HttpCode(200)
  open(@Param('clientID') clientID: string): Promise<WebhookInspectorView> {
    return this.inspector.open(clientID)
  }

  /** List the requests your webhook inspector received. */
  @Gated('See webhook inspector requests', 'client')
  @Get('requests')
  requests(@Param('clientID') clientID: string, @Query() query: ListQuery): Promise<Page<WebhookInspectorRequestView>> {
    return this.inspector.requests(clientID, query)
  }
}
