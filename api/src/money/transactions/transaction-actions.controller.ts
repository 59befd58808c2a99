import { Body, Controller, Headers, HttpCode, Param, Post, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { CaptureTransaction, SubmitOtp, type TransactionView } from '#contract/transactions.js'
import { Gated } from '../../platform/http/audience.js'
import { CurrentCaller, type IntegratorCaller } from '../../platform/http/caller.js'
import { optionalKey, requiredKey, sendAnswer } from '../../platform/idempotency/idempotency-header.js'
import { callBy, reachOf } from './calls.js'
import { TransactionActions } from './transaction-actions.service.js'
import { TransactionOtp } from './transaction-otp.service.js'
import { CallMode } from '../../platform/http/call-mode.js'
import type { Mode } from '#contract/modes.js'

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
    @Param('transactionID') transactionID: string,
    @CallMode() mode: Mode,
    @Headers('idempotency-key') key: string | undefined,
    @Body() input: SubmitOtp,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TransactionView> {
    const call = callBy(caller, mode, optionalKey(key), ['otp', transactionID, input])
    return sendAnswer(reply, await this.otp.submit({ transactionID, ...reachOf(caller, mode) }, call, input))
  }

  @Gated('Resend one-time codes', 'integrator')
  @Post('resend-otp')
  @HttpCode(200)
  async resendOtp(
    @CurrentCaller() caller: IntegratorCaller,
    @Param('transactionID') transactionID: string,
    @CallMode() mode: Mode,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TransactionView> {
    const call = callBy(caller, mode, optionalKey(key), ['resend-otp', transactionID])
    return sendAnswer(reply, await this.otp.resend({ transactionID, ...reachOf(caller, mode) }, call))
  }

  @Gated('Capture payments', 'integrator')
  @Post('capture')
  @HttpCode(200)
  async capture(
    @CurrentCaller() caller: IntegratorCaller,
    @Param('transactionID') transactionID: string,
    @CallMode() mode: Mode,
    @Headers('idempotency-key') key: string | undefined,
    @Body() input: CaptureTransaction,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TransactionView> {
    const call = callBy(caller, mode, requiredKey(key), ['capture', transactionID, input])
    return sendAnswer(reply, await this.actions.capture({ transactionID, ...reachOf(caller, mode) }, call, input))
  }

  @Gated('Cancel payments', 'integrator')
  @Post('cancel')
  @HttpCode(200)
  async cancel(
    @CurrentCaller() caller: IntegratorCaller,
    @Param('transactionID') transactionID: string,
    @CallMode() mode: Mode,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TransactionView> {
    const call = callBy(caller, mode, requiredKey(key), ['cancel', transactionID])
    return sendAnswer(reply, await this.actions.cancel({ transactionID, ...reachOf(caller, mode) }, call))
  }
}
