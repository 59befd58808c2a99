import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import {
  ListPayerPayments,
  OpenPayerLink,
  type PayerAccessView,
  type PayerLinkRequestView,
  type PayerMethodView,
  type PayerPaymentView,
  type PayerSessionView,
  type PayerShopView,
  RequestPayerLink,
} from '#contract/payer-access.js'
import { Public } from '../../platform/http/audience.js'
import { Limited } from '../../platform/http/limited.js'
import { PayerLinks } from './payer-links.service.js'
import { PayerMethods } from './payer-methods.service.js'
import { PayerSessions } from './payer-sessions.service.js'

/** For payers, who have no account: a link by email opens a short session at one merchant, in one mode. */
@Controller('payer-access')
export class PayerAccessController {
  constructor(
    private readonly links: PayerLinks,
    private readonly sessions: PayerSessions,
    private readonly saved: PayerMethods,
  ) {}

  /** Read which merchant a payer page belongs to. */
  @Public()
  @Get('shops/:shop')
  shop(@Param('shop') shop: string): Promise<PayerShopView> {
    return this.links.shop(shop)
  }

  /** Email a payer a link to their payments and saved methods with one merchant. */
  @Public()
  @Limited('payerLink')
  @Post('shops/:shop/links')
  @HttpCode(202)
  request(@Param('shop') shop: string, @Body() input: RequestPayerLink): Promise<PayerLinkRequestView> {
    return this.links.request(shop, input)
  }

  /** Open a session with a link. The link works once. */
  @Public()
  @Limited('link')
  @Post('sessions')
  open(@Body() { token }: OpenPayerLink): Promise<PayerSessionView> {
    return this.sessions.open(token)
  }

  /** Read a payer's session. */
  @Public()
  @Get('sessions/:token')
  get(@Param('token') token: string): Promise<PayerAccessView> {
    return this.sessions.get(token)
  }

  /** List a payer's saved payment methods with the merchant. */
  @Public()
  @Get('sessions/:token/payment-methods')
  async methods(@Param('token') token: string): Promise<{ items: PayerMethodView[] }> {
    return { items: await this.saved.list(token) }
  }

  /** Read a payer's saved payment method. */
  @Public()
  @Get('sessions/:token/payment-methods/:savedPaymentMethodID')
  method(
    @Param('token') token: string,
    @Param('savedPaymentMethodID') savedPaymentMethodID: string,
  ): Promise<PayerMethodView> {
    return this.saved.get(token, savedPaymentMethodID)
  }

  /** Remove a payer's saved payment method. The merchant can no longer charge it. */
  @Public()
  @Delete('sessions/:token/payment-methods/:savedPaymentMethodID')
  @HttpCode(204)
  remove(@Param('token') token: string, @Param('savedPaymentMethodID') savedPaymentMethodID: string): Promise<void> {
    return this.saved.remove(token, savedPaymentMethodID)
  }

  /** List a payer's payments to the merchant, newest first. */
  @Public()
  @Get('sessions/:token/payments')
  payments(@Param('token') token: string, @Query() query: ListPayerPayments): Promise<Page<PayerPaymentView>> {
    return this.sessions.payments(token, query)
  }

  /** Read a payer's payment for its receipt. */
  @Public()
  @Get('sessions/:token/payments/:transactionID')
  payment(@Param('token') token: string, @Param('transactionID') transactionID: string): Promise<PayerPaymentView> {
    return this.sessions.payment(token, transactionID)
  }

  /** End a payer's session. */
  @Public()
  @Delete('sessions/:token')
  @HttpCode(204)
  end(@Param('token') token: string): Promise<void> {
    return this.sessions.end(token)
  }
}
