import { Body, Controller, Get, Headers, Post, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import type { Page } from '#contract/answers.js'
import { ListQuery } from '#contract/lists.js'
import { CreateRefund, type RefundView } from '#contract/refunds.js'
import { Addressed, type Reached } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { CurrentCaller, type IntegratorCaller } from '../../platform/http/caller.js'
import { requiredKey, sendAnswer } from '../../platform/idempotency/idempotency-header.js'
import { callBy } from '../transactions/calls.js'
import { RefundsService } from './refunds.service.js'

@Controller('transactions/:transactionID/refunds')
export class RefundsController {
  constructor(private readonly refunds: RefundsService) {}

  @Gated('Refund payments', 'integrator')
  @Post()
  async create(
    @CurrentCaller() caller: IntegratorCaller,
    @Addressed() own: Reached<'transactionID'>,
    @Headers('idempotency-key') key: string | undefined,
    @Body() input: CreateRefund,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RefundView> {
    const call = callBy(caller, own.mode, requiredKey(key), ['refund', own.transactionID, input])
    return sendAnswer(reply, await this.refunds.create(own, call, input))
  }

  @Gated('See refunds', 'integrator', 'portal')
  @Get()
  list(@Addressed() own: Reached<'transactionID'>, @Query() query: ListQuery): Promise<Page<RefundView>> {
    return this.refunds.list(own, query)
  }
}
