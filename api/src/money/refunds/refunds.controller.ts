import { Body, Controller, Get, Headers, Param, Post, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import type { Page } from '#contract/answers.js'
import { ListQuery } from '#contract/lists.js'
import { CreateRefund, type RefundView } from '#contract/refunds.js'
import { Gated } from '../../platform/http/audience.js'
import { CurrentCaller, type IntegratorCaller, type PortalCaller } from '../../platform/http/caller.js'
import { requiredKey, sendAnswer } from '../../platform/idempotency/idempotency-header.js'
import { callBy, reachOf } from '../transactions/calls.js'
import { RefundsService } from './refunds.service.js'
import { CallMode } from '../../platform/http/call-mode.js'
import type { Mode } from '#contract/modes.js'

@Controller('transactions/:transactionID/refunds')
export class RefundsController {
  constructor(private readonly refunds: RefundsService) {}

  @Gated('Refund payments', 'integrator')
  @Post()
  async create(
    @CurrentCaller() caller: IntegratorCaller,
    @Param('transactionID') transactionID: string,
    @CallMode() mode: Mode,
    @Headers('idempotency-key') key: string | undefined,
    @Body() input: CreateRefund,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RefundView> {
    const own = { transactionID, ...reachOf(caller, mode) }
    return sendAnswer(
      reply,
      await this.refunds.create(own, callBy(caller, mode, requiredKey(key), ['refund', transactionID, input]), input),
    )
  }

  @Gated('See refunds', 'integrator', 'portal')
  @Get()
  list(
    @CurrentCaller() caller: IntegratorCaller | PortalCaller,
    @Param('transactionID') transactionID: string,
    @CallMode() mode: Mode,
    @Query() query: ListQuery,
  ): Promise<Page<RefundView>> {
    return this.refunds.list({ transactionID, ...reachOf(caller, mode) }, query)
  }
}
