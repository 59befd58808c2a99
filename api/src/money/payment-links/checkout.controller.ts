import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import type { CheckoutFrameView } from '#contract/checkout-frames.js'
import { type CheckoutView, type OfferedSavedMethodView, PayByLink, ReadCheckout } from '#contract/payment-links.js'
import type { LinkPaymentView } from '#contract/link-payments.js'
import { ReadPayerMethods } from '#contract/payer-setups.js'
import { SubmitOtp } from '#contract/transactions.js'
import { FromAnySite } from '../../platform/http/any-site.js'
import { Public } from '../../platform/http/audience.js'
import { Limited } from '../../platform/http/limited.js'
import { optionalKey, requiredKey, sendAnswer } from '../../platform/idempotency/idempotency-header.js'
import { CheckoutFrames } from './checkout-frames.service.js'
import { CheckoutSavedMethods } from './checkout-saved-methods.js'
import { CheckoutService } from './checkout.service.js'
import { OpenLinkToken, PaidLinkToken } from './link-tokens.js'

/** For payers: the token in the address, or the client secret of a session, is all they have. */
@Controller('payment-links/:token')
export class CheckoutController {
  constructor(
    private readonly checkout: CheckoutService,
    private readonly savedMethods: CheckoutSavedMethods,
    private readonly frames: CheckoutFrames,
  ) {}

  /** Read a payment link. Returns what anyone with the URL can see. */
  @Public()
  @FromAnySite()
  @Get()
  look(@Param('token', OpenLinkToken) token: string, @Query() input: ReadCheckout): Promise<CheckoutView> {
    return this.checkout.look(token, input)
  }

  /** Read which pages may show a checkout in a frame. */
  @Public()
  @Get('frame')
  frame(@Param('token') token: string): Promise<CheckoutFrameView> {
    return this.frames.get(token)
  }

  /** List the saved cards that a signed-in payer can start the subscription with, newest first. Empty if the session has ended or the checkout has a customer of its own. */
  @Public()
  @Post('saved-methods')
  @HttpCode(200)
  async savedOf(
    @Param('token', OpenLinkToken) token: string,
    @Body() { payerSession }: ReadPayerMethods,
  ): Promise<{ items: OfferedSavedMethodView[] }> {
    return { items: await this.savedMethods.ofPayer(token, payerSession) }
  }

  /** Pay with a payment link. A slow payment returns before it completes. Its page shows the outcome. */
  @Public()
  @Limited('checkout')
  @Post('payments')
  async pay(
    @Param('token', OpenLinkToken) token: string,
    @Headers('idempotency-key') key: string | undefined,
    @Body() input: PayByLink,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LinkPaymentView> {
    return sendAnswer(reply, await this.checkout.pay(token, requiredKey(key), input))
  }

  /** Read a payment made with a payment link. */
  @Public()
  @FromAnySite()
  @Get('payments/:transactionID')
  get(
    @Param('token', PaidLinkToken) token: string,
    @Param('transactionID') transactionID: string,
  ): Promise<LinkPaymentView> {
    return this.checkout.get({ token, transactionID })
  }

  /** Refresh a payment made with a payment link from its processor. */
  @Public()
  @Post('payments/:transactionID/look')
  @HttpCode(200)
  ask(
    @Param('token', PaidLinkToken) token: string,
    @Param('transactionID') transactionID: string,
  ): Promise<LinkPaymentView> {
    return this.checkout.ask({ token, transactionID })
  }

  /** Submit the one-time code for a payment with a link. */
  @Public()
  @Limited('checkout')
  @Post('payments/:transactionID/otp')
  @HttpCode(200)
  async submitOtp(
    @Param('token', PaidLinkToken) token: string,
    @Param('transactionID') transactionID: string,
    @Headers('idempotency-key') key: string | undefined,
    @Body() input: SubmitOtp,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LinkPaymentView> {
    return sendAnswer(reply, await this.checkout.submitOtp({ token, transactionID }, optionalKey(key), input))
  }

  /** Resend the one-time code for a payment with a link. */
  @Public()
  @Limited('checkout')
  @Post('payments/:transactionID/resend-otp')
  @HttpCode(200)
  async resendOtp(
    @Param('token', PaidLinkToken) token: string,
    @Param('transactionID') transactionID: string,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LinkPaymentView> {
    return sendAnswer(reply, await this.checkout.resendOtp({ token, transactionID }, optionalKey(key)))
  }

  /** Abandon a payment with a link. A single-payment link can then be paid again. */
  @Public()
  @Limited('checkout')
  @Post('payments/:transactionID/cancel')
  @HttpCode(200)
  async cancel(
    @Param('token', PaidLinkToken) token: string,
    @Param('transactionID') transactionID: string,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LinkPaymentView> {
    return sendAnswer(reply, await this.checkout.cancel({ token, transactionID }, optionalKey(key)))
  }
}
