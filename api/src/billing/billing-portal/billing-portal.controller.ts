import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import {
  CancelPayerSubscription,
  ChangePayerSubscription,
  ChoosePayerMethod,
  ListPayerBilling,
  type PayerInvoiceView,
  type PayerPreviewView,
  type PayerSetupView,
  type PayerSubscriptionRowView,
  type PayerSubscriptionView,
  PreviewPayerChange,
} from '#contract/billing-portal.js'
import { Public } from '../../platform/http/audience.js'
import { Limited } from '../../platform/http/limited.js'
import { PayerChanges } from './payer-changes.service.js'
import { PayerInvoices } from './payer-invoices.service.js'
import { PayerMethodChanges } from './payer-method-changes.service.js'
import { PayerSubscriptions } from './payer-subscriptions.service.js'

/** For payers, who have no account: the session of their own page is all they have. */
@Controller('payer-access/sessions/:token')
export class BillingPortalController {
  constructor(
    private readonly invoices: PayerInvoices,
    private readonly subscriptions: PayerSubscriptions,
    private readonly changes: PayerChanges,
    private readonly methods: PayerMethodChanges,
  ) {}

  /** List a payer's invoices from the merchant, newest first. */
  @Public()
  @Limited('checkout')
  @Get('invoices')
  listInvoices(@Param('token') token: string, @Query() query: ListPayerBilling): Promise<Page<PayerInvoiceView>> {
    return this.invoices.list(token, query)
  }

  /** List a payer's subscriptions with the merchant. */
  @Public()
  @Limited('checkout')
  @Get('subscriptions')
  list(@Param('token') token: string, @Query() query: ListPayerBilling): Promise<Page<PayerSubscriptionRowView>> {
    return this.subscriptions.list(token, query)
  }

  /** Read a payer's subscription, and what the payer can change. */
  @Public()
  @Limited('checkout')
  @Get('subscriptions/:subscriptionID')
  get(@Param('token') token: string, @Param('subscriptionID') subscriptionID: string): Promise<PayerSubscriptionView> {
    return this.subscriptions.get(token, subscriptionID)
  }

  /** Cancel a payer's subscription, if the merchant allows it. */
  @Public()
  @Limited('checkout')
  @Post('subscriptions/:subscriptionID/cancel')
  @HttpCode(200)
  cancel(
    @Param('token') token: string,
    @Param('subscriptionID') subscriptionID: string,
    @Body() input: CancelPayerSubscription,
  ): Promise<PayerSubscriptionView> {
    return this.changes.cancel(token, subscriptionID, input)
  }

  /** Keep a subscription that the payer canceled for the end of its period. */
  @Public()
  @Limited('checkout')
  @Post('subscriptions/:subscriptionID/resume')
  @HttpCode(200)
  resume(
    @Param('token') token: string,
    @Param('subscriptionID') subscriptionID: string,
  ): Promise<PayerSubscriptionView> {
    return this.changes.resume(token, subscriptionID)
  }

  /** Preview the invoice for a payer's change. This is a read-only request. */
  @Public()
  @Limited('checkout')
  @Post('subscriptions/:subscriptionID/preview')
  @HttpCode(200)
  preview(
    @Param('token') token: string,
    @Param('subscriptionID') subscriptionID: string,
    @Body() input: PreviewPayerChange,
  ): Promise<PayerPreviewView> {
    return this.changes.preview(token, subscriptionID, input)
  }

  /** Change the prices or quantities of a payer's subscription, as previewed. The difference is charged or invoiced now. */
  @Public()
  @Limited('checkout')
  @Post('subscriptions/:subscriptionID/change')
  @HttpCode(200)
  change(
    @Param('token') token: string,
    @Param('subscriptionID') subscriptionID: string,
    @Body() input: ChangePayerSubscription,
  ): Promise<PayerSubscriptionView> {
    return this.changes.change(token, subscriptionID, input)
  }

  /** Switch a subscription to another saved payment method. Any amount due is charged immediately. */
  @Public()
  @Limited('checkout')
  @Put('subscriptions/:subscriptionID/payment-method')
  choose(
    @Param('token') token: string,
    @Param('subscriptionID') subscriptionID: string,
    @Body() { savedPaymentMethodID }: ChoosePayerMethod,
  ): Promise<PayerSubscriptionView> {
    return this.methods.choose(token, subscriptionID, savedPaymentMethodID)
  }

  /** Open a page where the payer saves a new payment method for a subscription. */
  @Public()
  @Limited('checkout')
  @Post('subscriptions/:subscriptionID/setup-sessions')
  addMethod(@Param('token') token: string, @Param('subscriptionID') subscriptionID: string): Promise<PayerSetupView> {
    return this.methods.add(token, subscriptionID)
  }
}
