import { Body, Controller, Get, Headers, Post, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import type { Page } from '#contract/answers.js'
import { ListQuery } from '#contract/lists.js'
import { CreateRefund, type RefundView } from '#contract/refunds.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { StepUpInside } from '../../platform/http/step-up.js'
import { type ClientCaller, CurrentCaller } from '../../platform/http/caller.js'
import { requiredKey, sendAnswer } from '../../platform/idempotency/idempotency-header.js'
import { callBy } from '../transactions/calls.js'
import { RefundsService } from './refunds.service.js'

@Controller('clients/:clientID/transactions/:transactionID/refunds')
export class ClientRefundsController {
  constructor(private readonly refunds: RefundsService) {}

  /** Refund one of your payments. Refunds above `REFUND_STEP_UP_ABOVE` need a verification within the last ten minutes. */
  @Gated('Refund own payments', 'client')
  @StepUpInside()
  @Post()
  async create(
    @CurrentCaller() caller: ClientCaller,
    @Addressed() own: Own<'transactionID'>,
    @Headers('idempotency-key') key: string | undefined,
    @Body() input: CreateRefund,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RefundView> {
    const call = callBy(caller, own.mode, requiredKey(key), ['refund', own.transactionID, input])
    return sendAnswer(reply, await this.refunds.create(own, call, input, caller))
  }

  /** List the refunds of one of your payments. */
  @Gated('See own refunds', 'client')
  @Get()
  list(@Addressed() own: Own<'transactionID'>, @Query() query: ListQuery): Promise<Page<RefundView>> {
    return this.refunds.list(own, query)
  }
}
