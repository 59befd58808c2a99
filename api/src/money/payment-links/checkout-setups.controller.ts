import { Body, Controller, Headers, HttpCode, Param, Post, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { type LinkSetupView, SaveByLink } from '#contract/payer-setups.js'
import { Public } from '../../platform/http/audience.js'
import { Limited } from '../../platform/http/limited.js'
import { requiredKey, sendAnswer } from '../../platform/idempotency/idempotency-header.js'
import { CheckoutSetups } from './checkout-setups.service.js'
import { OpenLinkToken, PaidLinkToken } from './link-tokens.js'

/** For payers of a checkout session that saves a payment method and takes no money. */
@Controller('payment-links/:token/setups')
export class CheckoutSetupsController {
  constructor(private readonly setups: CheckoutSetups) {}

  /** Save a payment method with the link of a setup session. The payer isn't charged. */
  @Public()
  @Limited('checkout')
  @Post()
  async save(
    @Param('token', OpenLinkToken) token: string,
    @Headers('idempotency-key') key: string | undefined,
    @Body() input: SaveByLink,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LinkSetupView> {
    return sendAnswer(reply, await this.setups.save(token, requiredKey(key), input))
  }

  /** Read the status of saving a payment method. If the payer is at the bank, the processor is asked first. */
  @Public()
  @Post(':setupID/look')
  @HttpCode(200)
  look(@Param('token', PaidLinkToken) token: string, @Param('setupID') setupID: string): Promise<LinkSetupView> {
    return this.setups.look(token, setupID)
  }
}
