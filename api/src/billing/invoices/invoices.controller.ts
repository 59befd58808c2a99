import { Body, Controller, Delete, Get, Headers, HttpCode, Post, Put, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import type { Readable } from 'node:stream'
import type { Page } from '#contract/answers.js'
import { invoiceBodyMaxBytes } from '#contract/billing-limits.js'
import {
  CreateInvoice,
  type InvoiceSummaryView,
  type InvoiceView,
  ListInvoices,
  SaveInvoice,
} from '#contract/invoices.js'
import { callBy } from '../../money/transactions/calls.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated, Sensitive } from '../../platform/http/audience.js'
import { BodyUpTo } from '../../platform/http/body-limit.js'
import { type ClientCaller, CurrentCaller, type IntegratorCaller } from '../../platform/http/caller.js'
import { StepUp } from '../../platform/http/step-up.js'
import { requiredKey, sendAnswer } from '../../platform/idempotency/idempotency-header.js'
import { AnswersCsv } from '../../platform/lists/csv-answer.js'
import { InvoicesService } from './invoices.service.js'

@Controller('invoices')
export class InvoicesController {
  constructor(private readonly invoices: InvoicesService) {}

  /** List invoices without their lines, or search for them by number, reference, or the customer's name or email address. */
  @Gated('See invoices', 'integrator', 'client')
  @Get()
  list(@Addressed() own: Own, @Query() query: ListInvoices): Promise<Page<InvoiceSummaryView>> {
    return this.invoices.list(own, query)
  }

  /** Export invoices as CSV. */
  @Gated('Export invoices', 'integrator', 'client')
  @Sensitive()
  @StepUp()
  @Get('export.csv')
  @AnswersCsv('invoices')
  export(@Addressed() own: Own, @Query() query: ListInvoices): Promise<Readable> {
    return this.invoices.csv(own, query)
  }

  /** Create a draft invoice. It gets its number once it is finalized. */
  @Gated('Create invoices', 'integrator', 'client')
  @Post()
  @BodyUpTo(invoiceBodyMaxBytes)
  async create(
    @CurrentCaller() caller: IntegratorCaller | ClientCaller,
    @Addressed() own: Own,
    @Headers('idempotency-key') key: string | undefined,
    @Body() input: CreateInvoice,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<InvoiceView> {
    const call = callBy(caller, own.mode, requiredKey(key), ['invoice', input])
    return sendAnswer(reply, await this.invoices.create(own, call, input))
  }

  /** Read an invoice with its lines, taxes and payments. */
  @Gated('See an invoice', 'integrator', 'client')
  @Get(':invoiceID')
  get(@Addressed() own: Own<'invoiceID'>): Promise<InvoiceView> {
    return this.invoices.get(own)
  }

  /** Change a draft invoice. Fields you leave out become empty. */
  @Gated('Change invoices', 'integrator', 'client')
  @Put(':invoiceID')
  @BodyUpTo(invoiceBodyMaxBytes)
  update(
    @Addressed() own: Own<'invoiceID'>,
    @Body() input: SaveInvoice,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<InvoiceView> {
    return this.invoices.update(own, input, ifMatch)
  }

  /** Delete a draft invoice. */
  @Gated('Delete invoices', 'integrator', 'client')
  @Delete(':invoiceID')
  @HttpCode(204)
  delete(@Addressed() own: Own<'invoiceID'>): Promise<void> {
    return this.invoices.delete(own)
  }
}
