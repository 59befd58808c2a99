import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { inspectorTakenMaxBytes } from '#contract/limits.js'
import { Public } from '../../platform/http/audience.js'
import { BodyUpTo } from '../../platform/http/body-limit.js'
import { Limited } from '../../platform/http/limited.js'
import { textHeaders, unreadBodyOf } from './received.js'
import { WebhookInspectorService } from './webhook-inspector.service.js'

@Controller('webhook-inspector')
export class WebhookInspectorController {
  constructor(private readonly inspector: WebhookInspectorService) {}

  /** Receive a webhook. The inspector keeps it for a day and accepts everything. */
  @Public()
  @Limited('inspector')
  @Post(':inspectorID')
  @BodyUpTo(inspectorTakenMaxBytes)
  @HttpCode(204)
  receive(@Param('inspectorID') inspectorID: string, @Req() request: FastifyRequest): Promise<void> {
    return this.inspector.receive(inspectorID, textHeaders(request.headers), unreadBodyOf(request))
  }
}
