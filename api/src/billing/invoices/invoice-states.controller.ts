import { Body, Controller, Get, Header, Headers, HttpCode, Post, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import type { Readable } from 'node:stream'
import { type InvoiceChargeView, type InvoiceView, PayInvoice } from '#contract/invoices.js'
import { PresentOnlyForPrograms } from '../../money/saved-methods/saved-methods.errors.js'
import { callBy } from '../../money/transactions/calls.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { type ClientCaller, CurrentCaller, type IntegratorCaller } from '../../platform/http/caller.js'
import { requiredKey, sendAnswer } from '../../platform/idempotency/idempotency-header.js'
import { StepUp } from '../../platform/http/step-up.js'
import { InvoiceCharges } from './invoice-charges.service.js'
import { InvoiceDocuments } from './invoice-documents.service.js'
import { InvoiceMails } from './invoice-mails.service.js'
import { InvoiceStates } from './invoice-states.service.js'
import { sendPdf } from './send-pdf.js'

@Controller('invoices/:invoiceID')
export class InvoiceStatesController {
  constructor(
    private readonly states: InvoiceStates,
    private readonly charges: InvoiceCharges,
    private readonly mails: InvoiceMails,
    private readonly documents: InvoiceDocuments,
  ) {}

  /** Finalize a draft invoice. It gets its number and can be paid, and you can't change it anymore. */
  @Gated('Finalize invoices', 'integrator', 'client')
  @Post('finalize')
  @HttpCode(200)
  finalize(@Addressed() own: Own<'invoiceID'>, @Headers('if-match') ifMatch: string | undefined): Promise<InvoiceView> {
    return this.states.finalize(own, ifMatch)
  }

  /** Charge the customer's saved payment method, for all or part of the amount due. */
  @Gated('Charge invoices', 'integrator', 'client')
  @StepUp()
  @Post('pay')
  async pay(
    @CurrentCaller() caller: IntegratorCaller | ClientCaller,
    @Addressed() own: Own<'invoiceID'>,
    @Headers('idempotency-key') key: string | undefined,
    @Body() input: PayInvoice,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<InvoiceChargeView> {
    if (caller.audience === 'client' && input.payerIsPresent) throw new PresentOnlyForPrograms()
    const call = callBy(caller, own.mode, requiredKey(key), ['pay-invoice', own.invoiceID, input])
    const apiUserID = caller.audience === 'integrator' ? caller.apiUserID : undefined
    return sendAnswer(reply, await this.charges.pay(own, call, input, apiUserID))
  }

  /** Email a finalized invoice to its customer, with the link to pay it. */
  @Gated('Send invoices', 'integrator', 'client')
  @Post('send')
  @HttpCode(200)
  send(@Addressed() own: Own<'invoiceID'>): Promise<InvoiceView> {
    return this.mails.send(own)
  }

  /** Void an unpaid invoice. It keeps its number. */
  @Gated('Void invoices', 'integrator', 'client')
  @Post('void')
  @HttpCode(200)
  void(@Addressed() own: Own<'invoiceID'>): Promise<InvoiceView> {
    return this.states.void(own)
  }

  /** Mark an open invoice as uncollectible. It can still be paid. */
  @Gated('Mark invoices as uncollectible', 'integrator', 'client')
  @Post('mark-uncollectible')
  @HttpCode(200)
  markUncollectible(@Addressed() own: Own<'invoiceID'>): Promise<InvoiceView> {
    return this.states.markUncollectible(own)
  }

  /** Download a finalized invoice as a PDF. */
  @Gated('Download invoices', 'integrator', 'client')
  @Get('invoice.pdf')
  @Header('content-type', 'application/pdf')
  async pdf(@Addressed() own: Own<'invoiceID'>, @Res({ passthrough: true }) reply: FastifyReply): Promise<Readable> {
    return sendPdf(reply, await this.documents.pdf(own))
  }
}
