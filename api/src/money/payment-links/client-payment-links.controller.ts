import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { CreatePaymentLink, ListPaymentLinks, type PaymentLinkView } from '#contract/payment-links.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { PaymentLinksService } from './payment-links.service.js'

@Controller('clients/:clientID/payment-links')
export class ClientPaymentLinksController {
  constructor(private readonly links: PaymentLinksService) {}

  /** List your payment links. */
  @Gated('See payment links', 'client', 'integrator')
  @Get()
  list(@Addressed() own: Own, @Query() query: ListPaymentLinks): Promise<Page<PaymentLinkView>> {
    return this.links.list(own, query)
  }

  /** Create a payment link. Anyone with the URL can pay. */
  @Gated('Create payment links', 'client', 'integrator')
  @Post()
  create(@Addressed() own: Own, @Body() input: CreatePaymentLink): Promise<PaymentLinkView> {
    return this.links.create(own, input)
  }

  /** Read one of your payment links. */
  @Gated('See a payment link', 'client', 'integrator')
  @Get(':paymentLinkID')
  get(@Addressed() own: Own<'paymentLinkID'>): Promise<PaymentLinkView> {
    return this.links.get(own)
  }

  /** Close a payment link. It stops accepting payments. */
  @Gated('Close payment links', 'client', 'integrator')
  @Post(':paymentLinkID/close')
  @HttpCode(200)
  close(@Addressed() own: Own<'paymentLinkID'>): Promise<PaymentLinkView> {
    return this.links.close(own)
  }
}
