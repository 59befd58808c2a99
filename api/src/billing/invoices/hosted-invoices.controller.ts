import { Controller, Get, Header, Param, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import type { Readable } from 'node:stream'
import type { HostedInvoiceView } from '#contract/invoices.js'
import { FromAnySite } from '../../platform/http/any-site.js'
import { Public } from '../../platform/http/audience.js'
import { Limited } from '../../platform/http/limited.js'
import { InvoiceDocuments } from './invoice-documents.service.js'
import { sendPdf } from './send-pdf.js'

/** For customers: the token in the address is all they have. */
@Controller('hosted-invoices/:token')
export class HostedInvoicesController {
  constructor(private readonly documents: InvoiceDocuments) {}

  /** Open a finalized invoice by its link. */
  @Public()
  @FromAnySite()
  @Get()
  look(@Param('token') token: string): Promise<HostedInvoiceView> {
    return this.documents.look(token)
  }

  /** Download a finalized invoice by its link, as a PDF. */
  @Public()
  @Limited('checkout')
  @Get('invoice.pdf')
  @Header('content-type', 'application/pdf')
  async pdf(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<Readable> {
    return sendPdf(reply, await this.documents.hostedPdf(token))
  }
}
