import { Body, Controller, Delete, Get, Headers, HttpCode, Post, Put, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import type { Page } from '#contract/answers.js'
import { paymentBodyMaxBytes } from '#contract/limits.js'
import { ChargeCustomer } from '#contract/saved-methods.js'
import { ListTransactions, type TransactionView } from '#contract/transactions.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { BodyUpTo } from '../../platform/http/body-limit.js'
import { type ClientCaller, CurrentCaller, type IntegratorCaller } from '../../platform/http/caller.js'
import { requiredKey, sendAnswer } from '../../platform/idempotency/idempotency-header.js'
import { StepUp } from '../../platform/http/step-up.js'
import { callBy } from './calls.js'
import { CustomerCharges } from './customer-charges.service.js'
import { CustomerTransactions } from './customer-transactions.service.js'

@Controller('customers/:customerID/transactions')
export class CustomerTransactionsController {
  constructor(
    private readonly transactions: CustomerTransactions,
    private readonly charges: CustomerCharges,
  ) {}

  /** List a customer's payments. */
  @Gated('See customer payments', 'integrator', 'client')
  @Get()
  list(@Addressed() own: Own<'customerID'>, @Query() query: ListTransactions): Promise<Page<TransactionView>> {
    return this.transactions.list(own, query)
  }

  /** Charge a customer's saved payment method without the customer present. */
  @Gated('Charge saved methods', 'integrator', 'client')
  @StepUp()
  @Post()
  @BodyUpTo(paymentBodyMaxBytes)
  async charge(
    @CurrentCaller() caller: IntegratorCaller | ClientCaller,
    @Addressed() own: Own<'customerID'>,
    @Headers('idempotency-key') key: string | undefined,
    @Body() input: ChargeCustomer,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TransactionView> {
    const call = callBy(caller, own.mode, requiredKey(key), ['charge-customer', own.customerID, input])
    return sendAnswer(reply, await this.charges.charge(caller, own, call, input))
  }

  /** Link a payment to a customer. Payments are never linked automatically, even if the email addresses match. */
  @Gated('Link payments to customers', 'integrator', 'client')
  @Put(':transactionID')
  link(@Addressed() own: Own<'customerID' | 'transactionID'>): Promise<TransactionView> {
    return this.transactions.link(own)
  }

  /** Unlink a payment from a customer. */
  @Gated('Unlink payments from customers', 'integrator', 'client')
  @Delete(':transactionID')
  @HttpCode(204)
  unlink(@Addressed() own: Own<'customerID' | 'transactionID'>): Promise<void> {
    return this.transactions.unlink(own)
  }
}
