import { Body, Controller, Get, Headers, HttpCode, Post, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import type { Page } from '#contract/answers.js'
import { CreateTaxRate, ListTaxRates, type TaxRateView } from '#contract/tax-rates.js'
import { callBy } from '../../money/transactions/calls.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { type ClientCaller, CurrentCaller, type IntegratorCaller } from '../../platform/http/caller.js'
import { requiredKey, sendAnswer } from '../../platform/idempotency/idempotency-header.js'
import { TaxRatesService } from './tax-rates.service.js'

@Controller('tax-rates')
export class TaxRatesController {
  constructor(private readonly rates: TaxRatesService) {}

  /** List tax rates. */
  @Gated('See tax rates', 'integrator', 'client')
  @Get()
  list(@Addressed() own: Own, @Query() query: ListTaxRates): Promise<Page<TaxRateView>> {
    return this.rates.list(own, query)
  }

  /** Create a tax rate. */
  @Gated('Create tax rates', 'integrator', 'client')
  @Post()
  async create(
    @CurrentCaller() caller: IntegratorCaller | ClientCaller,
    @Addressed() own: Own,
    @Headers('idempotency-key') key: string | undefined,
    @Body() input: CreateTaxRate,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TaxRateView> {
    const call = callBy(caller, own.mode, requiredKey(key), ['tax-rate', input])
    return sendAnswer(reply, await this.rates.create(own, call, input))
  }

  /** Read a tax rate. */
  @Gated('See a tax rate', 'integrator', 'client')
  @Get(':taxRateID')
  get(@Addressed() own: Own<'taxRateID'>): Promise<TaxRateView> {
    return this.rates.get(own)
  }

  /** Retire a tax rate. New invoice lines can no longer use it. */
  @Gated('Retire tax rates', 'integrator', 'client')
  @Post(':taxRateID/retire')
  @HttpCode(200)
  retire(@Addressed() own: Own<'taxRateID'>): Promise<TaxRateView> {
    return this.rates.retire(own)
  }
}
