import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { CreatePaymentLink, ListPaymentLinks, type PaymentLinkView } from '#contract/payment-links.js'
import { Gated } from '../../platform/http/audience.js'
import { PaymentLinksService } from './payment-links.service.js'
import { CallMode } from '../../platform/http/call-mode.js'
import type { Mode } from '#contract/modes.js'

@Controller('clients/:clientID/payment-links')
export class ClientPaymentLinksController {
  constructor(private readonly links: PaymentLinksService) {}

  /** List your payment links. */
  @Gated('See payment links', 'client', 'integrator')
  @Get()
  list(
    @Param('clientID') clientID: string,
    @CallMode() mode: Mode,
    @Query() query: ListPaymentLinks,
  ): Promise<Page<PaymentLinkView>> {
    return this.links.list({ clientID, mode }, query)
  }

  /** Create a payment link. Anybody who holds its address can pay. */
  @Gated('Create payment links', 'client', 'integrator')
  @Post()
  create(
    @Param('clientID') clientID: string,
    @CallMode() mode: Mode,
    @Body() input: CreatePaymentLink,
  ): Promise<PaymentLinkView> {
    return this.links.create({ clientID, mode }, input)
  }

  /** Read one of your payment links. */
  @Gated('See a payment link', 'client', 'integrator')
  @Get(':paymentLinkID')
  get(
    @Param('clientID') clientID: string,
    @Param('paymentLinkID') paymentLinkID: string,
    @CallMode() mode: Mode,
  ): Promise<PaymentLinkView> {
    return this.links.get({ clientID, paymentLinkID, mode })
  }

  /** Close a payment link. It takes no payment any more. */
  @Gated('Close payment links', 'client', 'integrator')
  @Post(':paymentLinkID/close')
  @HttpCode(200)
  close(
    @Param('clientID') clientID: string,
    @Param('paymentLinkID') paymentLinkID: string,
    @CallMode() mode: Mode,
  ): Promise<PaymentLinkView> {
    return this.links.close({ clientID, paymentLinkID, mode })
  }
}
