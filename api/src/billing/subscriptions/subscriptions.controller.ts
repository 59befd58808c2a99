import { Body, Controller, Get, Headers, HttpCode, Post, Put, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import type { Readable } from 'node:stream'
import type { Page } from '#contract/answers.js'
import type { PaymentTryView } from '#contract/payment-tries.js'
import {
  ChangeSubscription,
  CreateSubscription,
  ListSubscriptions,
  PreviewSubscription,
  type SubscriptionPreviewView,
  type SubscriptionView,
} from '#contract/subscriptions.js'
import { callBy } from '../../money/transactions/calls.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated, Sensitive } from '../../platform/http/audience.js'
import { type ClientCaller, CurrentCaller, type IntegratorCaller } from '../../platform/http/caller.js'
import { requiredKey, sendAnswer } from '../../platform/idempotency/idempotency-header.js'
import { StepUp } from '../../platform/http/step-up.js'
import { AnswersCsv } from '../../platform/lists/csv-answer.js'
import { SubscriptionChanges } from './subscription-changes.service.js'
import { SubscriptionsService } from './subscriptions.service.js'

@Controller('subscriptions')
export class SubscriptionsController {
  constructor(
    private readonly subscriptions: SubscriptionsService,
    private readonly changes: SubscriptionChanges,
  ) {}

  /** List subscriptions, or search for them by their customer. */
  @Gated('See subscriptions', 'integrator', 'client')
  @Get()
  list(@Addressed() own: Own, @Query() query: ListSubscriptions): Promise<Page<SubscriptionView>> {
    return this.subscriptions.list(own, query)
  }

  /** Export subscriptions as CSV. */
  @Gated('Export subscriptions', 'integrator', 'client')
  @Sensitive()
  @StepUp()
  @Get('export.csv')
  @AnswersCsv('subscriptions')
  export(@Addressed() own: Own, @Query() query: ListSubscriptions): Promise<Readable> {
    return this.subscriptions.csv(own, query)
  }

  /** Create a subscription. Without a trial, its first invoice is charged before the response. */
  @Gated('Create subscriptions', 'integrator', 'client')
  @StepUp()
  @Post()
  async create(
    @CurrentCaller() caller: IntegratorCaller | ClientCaller,
    @Addressed() own: Own,
    @Headers('idempotency-key') key: string | undefined,
    @Body() input: CreateSubscription,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SubscriptionView> {
    const call = callBy(caller, own.mode, requiredKey(key), ['subscription', input])
    return sendAnswer(reply, await this.subscriptions.create(own, call, input))
  }

  /** Read a subscription. */
  @Gated('See a subscription', 'integrator', 'client')
  @Get(':subscriptionID')
  get(@Addressed() own: Own<'subscriptionID'>): Promise<SubscriptionView> {
    return this.subscriptions.get(own)
  }

  /** List the attempts to charge a subscription's invoices, newest first, and why each was made at that time. */
  @Gated('See subscription payment attempts', 'integrator', 'client')
  @Get(':subscriptionID/payment-tries')
  tries(@Addressed() own: Own<'subscriptionID'>): Promise<{ items: PaymentTryView[] }> {
    return this.subscriptions.tries(own)
  }

  /** Change a subscription. New items apply now, with or without proration, or at the end of the period. */
  @Gated('Change subscriptions', 'integrator', 'client')
  @StepUp()
  @Put(':subscriptionID')
  change(
    @Addressed() own: Own<'subscriptionID'>,
    @Body() input: ChangeSubscription,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<SubscriptionView> {
    return this.changes.change(own, input, ifMatch)
  }

  /** Preview the invoice for a change or for the next period. This is a read-only request. */
  @Gated('Preview subscriptions', 'integrator', 'client')
  @Post(':subscriptionID/preview')
  @HttpCode(200)
  preview(
    @Addressed() own: Own<'subscriptionID'>,
    @Body() input: PreviewSubscription,
  ): Promise<SubscriptionPreviewView> {
    return this.changes.preview(own, input)
  }
}
