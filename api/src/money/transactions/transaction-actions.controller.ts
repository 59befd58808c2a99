import { Body, Controller, Headers, HttpCode, Post, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { CaptureTransaction, SubmitOtp, type TransactionView } from '#contract/transactions.js'
import { Addressed, type Reached } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { CurrentCaller, type IntegratorCaller } from '../../platform/http/caller.js'
import { optionalKey, requiredKey, sendAnswer } from '../../platform/idempotency/idempotency-header.js'
import { callBy } from './calls.js'
import { TransactionActions } from './transaction-actions.service.js'
import { TransactionOtp } from './transaction-otp.service.js'

@Controller('transactions/:transactionID')
export class TransactionActionsController {
  constructor(
    private readonly actions: TransactionActions,
    private readonly otp: TransactionOtp,
  ) {}

  @Gated('Submit one-time codes', 'integrator')
  @Post('otp')
  @HttpCode(200)
  async submitOtp(
    @CurrentCaller() caller: IntegratorCaller,
    @Addressed() own: Reached<'transactionID'>,
    @Headers('idempotency-key') key: string | undefined,
    @Body() input: SubmitOtp,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TransactionView> {
    const call = callBy(caller, own.mode, optionalKey(key), ['otp', own.transactionID, input])
    return sendAnswer(reply, await this.otp.submit(own, call, input))
  }

  @Gated('Resend one-time codes', 'integrator')
  @Post('resend-otp')
  @HttpCode(200)
  async resendOtp(
    @CurrentCaller() caller: IntegratorCaller,
    @Addressed() own: Reached<'transactionID'>,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TransactionView> {
    const call = callBy(caller, own.mode, optionalKey(key), ['resend-otp', own.transactionID])
    return sendAnswer(reply, await this.otp.resend(own, call))
  }

  @Gated('Capture payments', 'integrator')
  @Post('capture')
  @HttpCode(200)
  async capture(
    @CurrentCaller() caller: IntegratorCaller,
    @Addressed() own: Reached<'transactionID'>,
    @Headers('idempotency-key') key: string | undefined,
    @Body() input: CaptureTransaction,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TransactionView> {
    const call = callBy(caller, own.mode, requiredKey(key), ['capture', own.transactionID, input])
    return sendAnswer(reply, await this.actions.capture(own, call, input))
  }

  @Gated('Cancel payments', 'integrator')
  @Post('cancel')
  @HttpCode(200)
  async cancel(
    @CurrentCaller() caller: IntegratorCaller,
    @Addressed() own: Reached<'transactionID'>,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TransactionView> {
    const call = callBy(caller, own.mode, requiredKey(key), ['cancel', own.transactionID])
    return sendAnswer(reply, await this.actions.cancel(own, call))
  }
}
