import { Body, Controller, Get, Headers, HttpCode, Post, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import type { Page } from '#contract/answers.js'
import { CreatePrice, ListPrices, type PriceView } from '#contract/prices.js'
import { callBy } from '../../money/transactions/calls.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { type ClientCaller, CurrentCaller, type IntegratorCaller } from '../../platform/http/caller.js'
import { requiredKey, sendAnswer } from '../../platform/idempotency/idempotency-header.js'
import { PricesService } from './prices.service.js'

@Controller('prices')
export class PricesController {
  constructor(private readonly prices: PricesService) {}

  /** List prices. */
  @Gated('See prices', 'integrator', 'client')
  @Get()
  list(@Addressed() own: Own, @Query() query: ListPrices): Promise<Page<PriceView>> {
    return this.prices.list(own, query)
  }

  /** Create a price for a product. */
  @Gated('Create prices', 'integrator', 'client')
  @Post()
  async create(
    @CurrentCaller() caller: IntegratorCaller | ClientCaller,
    @Addressed() own: Own,
    @Headers('idempotency-key') key: string | undefined,
    @Body() input: CreatePrice,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PriceView> {
    const call = callBy(caller, own.mode, requiredKey(key), ['price', input])
    return sendAnswer(reply, await this.prices.create(own, call, input))
  }

  /** Read a price. */
  @Gated('See a price', 'integrator', 'client')
  @Get(':priceID')
  get(@Addressed() own: Own<'priceID'>): Promise<PriceView> {
    return this.prices.get(own)
  }

  /** Retire a price. New invoice lines can no longer use it. */
  @Gated('Retire prices', 'integrator', 'client')
  @Post(':priceID/retire')
  @HttpCode(200)
  retire(@Addressed() own: Own<'priceID'>): Promise<PriceView> {
    return this.prices.retire(own)
  }
}
