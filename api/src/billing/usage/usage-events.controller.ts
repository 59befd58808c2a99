import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import type { Readable } from 'node:stream'
import type { Page } from '#contract/answers.js'
import { CreateUsageEvent, ListUsageEvents, type UsageEventView } from '#contract/usage-events.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated, Sensitive } from '../../platform/http/audience.js'
import { StepUp } from '../../platform/http/step-up.js'
import { sendAnswer } from '../../platform/idempotency/idempotency-header.js'
import { AnswersCsv } from '../../platform/lists/csv-answer.js'
import { UsageService } from './usage.service.js'

@Controller('usage-events')
export class UsageEventsController {
  constructor(private readonly usage: UsageService) {}

  /** List usage events, the newest first. */
  @Gated('See usage events', 'integrator', 'client')
  @Get()
  list(@Addressed() own: Own, @Query() query: ListUsageEvents): Promise<Page<UsageEventView>> {
    return this.usage.list(own, query)
  }

  /** Export usage events as CSV. */
  @Gated('Export usage events', 'integrator', 'client')
  @Sensitive()
  @StepUp()
  @Get('export.csv')
  @AnswersCsv('usage-events')
  export(@Addressed() own: Own, @Query() query: ListUsageEvents): Promise<Readable> {
    return this.usage.csv(own, query)
  }

  /** Report usage of a metered price. Each eventID counts once. */
  @Gated('Report usage', 'integrator')
  @Post()
  async create(
    @Addressed() own: Own,
    @Body() input: CreateUsageEvent,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UsageEventView> {
    return sendAnswer(reply, await this.usage.create(own, input))
  }
}
