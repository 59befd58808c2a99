import { Body, Controller, Get, Header, Headers, Post, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import type { Readable } from 'node:stream'
import type { Page } from '#contract/answers.js'
import { paymentBodyMaxBytes } from '#contract/limits.js'
import {
  CreateCreditNote,
  type CreditNoteSummaryView,
  type CreditNoteView,
  ListCreditNotes,
} from '#contract/credit-notes.js'
import { callBy } from '../../money/transactions/calls.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { BodyUpTo } from '../../platform/http/body-limit.js'
import { type ClientCaller, CurrentCaller, type IntegratorCaller } from '../../platform/http/caller.js'
import { StepUpInside } from '../../platform/http/step-up.js'
import { requiredKey, sendAnswer } from '../../platform/idempotency/idempotency-header.js'
import { sendPdf } from '../invoices/send-pdf.js'
import { CreditNoteDocuments } from './credit-note-documents.service.js'
import { CreditNotesService } from './credit-notes.service.js'

@Controller('credit-notes')
export class CreditNotesController {
  constructor(
    private readonly notes: CreditNotesService,
    private readonly documents: CreditNoteDocuments,
  ) {}

  /** List credit notes without their lines. */
  @Gated('See credit notes', 'integrator', 'client')
  @Get()
  list(@Addressed() own: Own, @Query() query: ListCreditNotes): Promise<Page<CreditNoteSummaryView>> {
    return this.notes.list(own, query)
  }

  /**
   * Credit an invoice. The credit first lowers the amount due, and the rest is refunded. The refund needs the same
   * permission, limit and verification as a refund of the payment.
   */
  @Gated('Create credit notes', 'integrator', 'client')
  @StepUpInside()
  @Post()
  @BodyUpTo(paymentBodyMaxBytes)
  async create(
    @CurrentCaller() caller: IntegratorCaller | ClientCaller,
    @Addressed() own: Own,
    @Headers('idempotency-key') key: string | undefined,
    @Body() input: CreateCreditNote,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CreditNoteView> {
    const call = callBy(caller, own.mode, requiredKey(key), ['credit-note', input])
    return sendAnswer(reply, await this.notes.create(own, call, input, personOf(caller)))
  }

  /** Read a credit note with its lines, taxes and refunds. */
  @Gated('See a credit note', 'integrator', 'client')
  @Get(':creditNoteID')
  get(@Addressed() own: Own<'creditNoteID'>): Promise<CreditNoteView> {
    return this.notes.get(own)
  }

  /** Download a credit note as a PDF. */
  @Gated('Download credit notes', 'integrator', 'client')
  @Get(':creditNoteID/credit-note.pdf')
  @Header('content-type', 'application/pdf')
  async pdf(@Addressed() own: Own<'creditNoteID'>, @Res({ passthrough: true }) reply: FastifyReply): Promise<Readable> {
    return sendPdf(reply, await this.documents.pdf(own))
  }
}

const personOf = (caller: IntegratorCaller | ClientCaller) => (caller.audience === 'client' ? caller : undefined)
