import { Body, Controller, Headers, HttpCode, Param, Post, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { CaptureTransaction, SubmitOtp, type TransactionView } from '#contract/transactions.js'
import { Gated } from '../../platform/http/audience.js'
import { type ClientCaller, CurrentCaller } from '../../platform/http/caller.js'
import { optionalKey, requiredKey, sendAnswer } from '../../platform/idempotency/idempotency-header.js'
import { callBy, reachOf } from './calls.js'
import { TransactionActions } from './transaction-actions.service.js'
import { TransactionOtp } from './transaction-otp.service.js'
import { CallMode } from '../../platform/http/call-mode.js'
import type { Mode } from '#contract/modes.js'

/** What a merchant does by a form; its key is the form's id, so that a double click or a refresh does it once. */
@Controller('clients/:clientID/transactions/:transactionID')
export class ClientTransactionActionsController {
  constructor(
    private readonly actions: TransactionActions,
    private readonly otp: TransactionOtp,
  ) {}

  /** Submit the one-time code of one of your payments. */
  @Gated('Submit codes of own payments', 'client')
  @Post('otp')
  @HttpCode(200)
  async submitOtp(
    @CurrentCaller() caller: ClientCaller,
    @Param('transactionID') transactionID: string,
    @CallMode() mode: Mode,
    @Headers('idempotency-key') key: string | undefined,
    @Body() input: SubmitOtp,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TransactionView> {
    const call = callBy(caller, mode, optionalKey(key), ['otp', transactionID, input])
    return sendAnswer(reply, await this.otp.submit({ transactionID, ...reachOf(caller, mode) }, call, input))
  }

  /** Send the one-time code of one of your payments again. */
  @Gated('Send codes of own payments again', 'client')
  @Post('resend-otp')
  @HttpCode(200)
  async resendOtp(
    @CurrentCaller() caller: ClientCaller,
    @Param('transactionID') transactionID: string,
    @CallMode() mode: Mode,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TransactionView> {
    const call = callBy(caller, mode, optionalKey(key), ['resend-otp', transactionID])
    return sendAnswer(reply, await this.otp.resend({ transactionID, ...reachOf(caller, mode) }, call))
  }

  /** Capture one of your payments. All that was authorized, or a part. */
  @Gated('Capture own payments', 'client')
  @Post('capture')
  @HttpCode(200)
  async capture(
    @CurrentCaller() caller: ClientCaller,
    @Param('transactionID') transactionID: string,
    @CallMode() mode: Mode,
    @Headers('idempotency-key') key: string | undefined,
    @Body() input: CaptureTransaction,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TransactionView> {
    const call = callBy(caller, mode, requiredKey(key), ['capture', transactionID, input])
    return sendAnswer(reply, await this.actions.capture({ transactionID, ...reachOf(caller, mode) }, call, input))
  }

  /** Cancel one of your payments. */
  @Gated('Cancel own payments', 'client')
  @Post('cancel')
  @HttpCode(200)
  async cancel(
    @CurrentCaller() caller: ClientCaller,
    @Param('transactionID') transactionID: string,
    @CallMode() mode: Mode,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TransactionView> {
    const call = callBy(caller, mode, requiredKey(key), ['cancel', transactionID])
    return sendAnswer(reply, await this.actions.cancel({ transactionID, ...reachOf(caller, mode) }, call))
  }
}
