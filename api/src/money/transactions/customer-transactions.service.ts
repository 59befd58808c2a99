import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Page } from '#contract/answers.js'
import { clock } from '#contract/clock.js'
import type { ListTransactions, TransactionView } from '#contract/transactions.js'
import { AuditLog, type Record } from '../../platform/audit/audit-log.js'
import { Database } from '../../platform/database/database.js'
import { NotFound } from '../../platform/http/app-error.js'
import type { Own } from '../../platform/http/addressed.js'
import { findCustomer, type OwnCustomer } from '../customers/customer-rows.js'
import { CustomerErased, PaymentHasCustomer } from '../customers/customers.errors.js'
import { TransactionReader } from './transaction-reader.service.js'
import { lockTransaction } from './transaction-rows.js'
import { Transaction } from './transaction.entity.js'
import { viewTransaction } from './transaction.view.js'

type OwnLink = Own<'customerID' | 'transactionID'>

@Injectable()
export class CustomerTransactions {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly reader: TransactionReader,
  ) {}

  async list(own: OwnCustomer, query: ListTransactions): Promise<Page<TransactionView>> {
    const { customerID, clientID, mode } = own
    await findCustomer(this.database.read, own)
    return this.reader.list({ ...query, customerID, clientID, mode })
  }

  link({ customerID, clientID, mode, transactionID }: OwnLink): Promise<TransactionView> {
    return this.audit.unit(async (manager, record) => {
      const customer = await findCustomer(manager, { customerID, clientID, mode })
      if (customer.erasedAt) throw new CustomerErased()
      const transaction = await lockTransaction(manager, { transactionID, clientID, mode })
      if (transaction.customerID === customerID) return viewTransaction(transaction)
      if (transaction.customerID !== null) throw new PaymentHasCustomer()
      return this.set(manager, record, transaction, customerID)
    })
  }

  async unlink({ customerID, clientID, mode, transactionID }: OwnLink): Promise<void> {
    await this.audit.unit(async (manager, record) => {
      const { erasedAt } = await findCustomer(manager, { customerID, clientID, mode })
      if (erasedAt) throw new CustomerErased()
      const transaction = await lockTransaction(manager, { transactionID, clientID, mode })
      if (transaction.customerID !== customerID) throw new NotFound('transaction')
      await this.set(manager, record, transaction, null)
    })
  }

  private async set(manager: EntityManager, record: Record, transaction: Transaction, customerID: string | null) {
    const { transactionID, customerID: before } = transaction
    const change = { customerID, updatedAt: clock.now() }
    await manager.update(Transaction, { transactionID }, change)
    await record({
      action: customerID ? 'transaction.customer_linked' : 'transaction.customer_unlinked',
      target: { kind: 'transaction', id: transactionID },
      before: { customerID: before },
      after: { customerID },
    })
    return viewTransaction(Object.assign(transaction, change))
  }
}
