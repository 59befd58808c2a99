import { Controller, Delete, Get, HttpCode, Put, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { ListTransactions, type TransactionView } from '#contract/transactions.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { CustomerTransactions } from './customer-transactions.service.js'

@Controller('customers/:customerID/transactions')
export class CustomerTransactionsController {
  constructor(private readonly transactions: CustomerTransactions) {}

  /** List the payments of a customer. */
  @Gated('See payments of customers', 'integrator', 'client')
  @Get()
  list(@Addressed() own: Own<'customerID'>, @Query() query: ListTransactions): Promise<Page<TransactionView>> {
    return this.transactions.list(own, query)
  }

  /** Link a payment to a customer. Payments are never linked by themselves, even if the email addresses match. */
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
