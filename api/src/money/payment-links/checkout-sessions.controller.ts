import { Body, Controller, Get, Headers, HttpCode, Post, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import type { Page } from '#contract/answers.js'
import {
  type CheckoutSessionView,
  CreateCheckoutSession,
  ListCheckoutSessions,
  type OpenedCheckoutSessionView,
} from '#contract/checkout-sessions.js'
import { paymentBodyMaxBytes } from '#contract/limits.js'
import { Addressed, type Own, type Reached } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { BodyUpTo } from '../../platform/http/body-limit.js'
import { type ClientCaller, CurrentCaller, type IntegratorCaller } from '../../platform/http/caller.js'
import { requiredKey, sendAnswer } from '../../platform/idempotency/idempotency-header.js'
import { callBy } from '../transactions/calls.js'
import { CheckoutSessions } from './checkout-sessions.service.js'

@Controller('checkout-sessions')
export class CheckoutSessionsController {
  constructor(private readonly sessions: CheckoutSessions) {}

  /** Create a checkout session: one payment on our page, which returns the payer to you. */
  @Gated('Create checkout sessions', 'integrator', 'client')
  @Post()
  @BodyUpTo(paymentBodyMaxBytes)
  async create(
    @CurrentCaller() caller: IntegratorCaller | ClientCaller,
    @Addressed() own: Reached,
    @Headers('idempotency-key') key: string | undefined,
    @Body() input: CreateCheckoutSession,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OpenedCheckoutSessionView> {
    const call = callBy(caller, own.mode, requiredKey(key), ['checkout-session', input])
    return sendAnswer(reply, await this.sessions.create(caller, call, input))
  }

  @Gated('See checkout sessions', 'integrator', 'client')
  @Get()
  list(@Addressed() own: Own, @Query() query: ListCheckoutSessions): Promise<Page<CheckoutSessionView>> {
    return this.sessions.list(own, query)
  }

  @Gated('See a checkout session', 'integrator', 'client')
  @Get(':checkoutSessionID')
  get(@Addressed() own: Own<'checkoutSessionID'>): Promise<OpenedCheckoutSessionView> {
    return this.sessions.get(own)
  }

  /** Expire an unpaid checkout session. Expiring it again has no effect. */
  @Gated('Expire checkout sessions', 'integrator', 'client')
  @Post(':checkoutSessionID/expire')
  @HttpCode(200)
  expire(@Addressed() own: Own<'checkoutSessionID'>): Promise<CheckoutSessionView> {
    return this.sessions.expire(own)
  }
}
