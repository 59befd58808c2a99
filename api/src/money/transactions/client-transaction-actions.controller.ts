import { Body, Controller, Headers, HttpCode, Post, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { CaptureTransaction, SubmitOtp, type TransactionView } from '#contract/transactions.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { type ClientCaller, CurrentCaller } from '../../platform/http/caller.js'
import { optionalKey, requiredKey, sendAnswer } from '../../platform/idempotency/idempotency-header.js'
import { callBy } from './calls.js'
import { TransactionActions } from './transaction-actions.service.js'
import { TransactionOtp } from './transaction-otp.service.js'

/** What a merchant does by a form; its key is the form's id, so that a double click or a refresh does it once. */
@Controller('clients/:clientID/transactions/:transactionID')
export class ClientTransactionActionsController {
  constructor(
    private readonly actions: TransactionActions,
    private readonly otp: TransactionOtp,
  ) {}

  /** Submit the one-time code for one of your payments. */
  @Gated('Submit one-time codes for own payments', 'client')
  @Post('otp')
  @HttpCode(200)
  async submitOtp(
    @CurrentCaller() caller: ClientCaller,
    @Addressed() own: Own<'transactionID'>,
    @Headers('idempotency-key') key: string | undefined,
    @Body() input: SubmitOtp,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TransactionView> {
    const call = callBy(caller, own.mode, optionalKey(key), ['otp', own.transactionID, input])
    return sendAnswer(reply, await this.otp.submit(own, call, input))
  }

  /** Resend the one-time code for one of your payments. */
  @Gated('Resend one-time codes for own payments', 'client')
  @Post('resend-otp')
  @HttpCode(200)
  async resendOtp(
    @CurrentCaller() caller: ClientCaller,
    @Addressed() own: Own<'transactionID'>,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TransactionView> {
    const call = callBy(caller, own.mode, optionalKey(key), ['resend-otp', own.transactionID])
    return sendAnswer(reply, await this.otp.resend(own, call))
  }

  /** Capture one of your payments, in full or in part. */
  @Gated('Capture own payments', 'client')
  @Post('capture')
  @HttpCode(200)
  async capture(
    @CurrentCaller() caller: ClientCaller,
    @Addressed() own: Own<'transactionID'>,
    @Headers('idempotency-key') key: string | undefined,
    @Body() input: CaptureTransaction,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TransactionView> {
    const call = callBy(caller, own.mode, requiredKey(key), ['capture', own.transactionID, input])
    return sendAnswer(reply, await this.actions.capture(own, call, input))
  }

  /** Cancel one of your payments. */
  @Gated('Cancel own payments', 'client')
  @Post('cancel')
  @HttpCode(200)
  async cancel(
    @CurrentCaller() caller: ClientCaller,
    @Addressed() own: Own<'transactionID'>,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TransactionView> {
    const call = callBy(caller, own.mode, requiredKey(key), ['cancel', own.transactionID])
    return sendAnswer(reply, await this.actions.cancel(own, call))
  }
}
