import { Injectable } from '@nestjs/common'
import { In } from 'typeorm'
import type { Page } from '#contract/answers.js'
import { pageSize } from '#contract/limits.js'
import type { ListPayerPayments, PayerAccessView, PayerPaymentView, PayerSessionView } from '#contract/payer-access.js'
import { shopOf } from '#contract/payer-shops.js'
import type { TransactionStatus } from '#contract/transaction-states.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { Database } from '../../platform/database/database.js'
import { inMode } from '../../platform/database/in-mode.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { readPage } from '../../platform/lists/page.js'
import { Transaction } from '../transactions/transaction.entity.js'
import { viewPayerPayment, viewShop } from './payer-access.view.js'
import { PayerTokens } from './payer-tokens.js'

/** What took money, or may still take it. */
const shown: TransactionStatus[] = ['processing', 'authorized', 'succeeded']

@Injectable()
export class PayerSessions {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly tokens: PayerTokens,
  ) {}

  open(linkToken: string): Promise<PayerSessionView> {
    return this.audit.unit(async (manager, record) => {
      const { customers, client, row, token, endsAt } = await this.tokens.openSession(manager, linkToken)
      const { clientID } = client
      const { mode } = row
      for (const { customerID: id } of customers)
        await record({ action: 'customer.portal_opened', target: { kind: 'customer', id }, after: { clientID, mode } })
      return { token, endsAt: endsAt.toISOString(), shop: shopOf(clientID, mode) }
    })
  }

  async get(token: string): Promise<PayerAccessView> {
    const { row, client } = await this.tokens.session(this.database.read, token)
    return { ...viewShop(client, row.mode), endsAt: row.endsAt.toISOString() }
  }

  async payments(token: string, { cursor }: ListPayerPayments): Promise<Page<PayerPaymentView>> {
    const { row, client, customers } = await this.tokens.session(this.database.read, token)
    const customerIDs = customers.map(({ customerID }) => customerID)
    const query = { limit: pageSize, ...(cursor !== undefined && { cursor }) }
    return this.database.list((manager) => {
      const builder = manager
        .createQueryBuilder(Transaction, 'txn')
        .where('txn.customerID IN (:...customerIDs)', { customerIDs })
        .andWhere('txn.clientID = :clientID AND txn.status IN (:...shown)', { clientID: client.clientID, shown })
        .andWhere(inMode(row.mode, 'txn'))
      return readPage(builder, 'txn', 'transactionID', query, (txn) => viewPayerPayment(txn, client.name))
    })
  }

  async payment(token: string, transactionID: string): Promise<PayerPaymentView> {
    const { row, client, customers } = await this.tokens.session(this.database.read, token)
    const customerID = In(customers.map((customer) => customer.customerID))
    const where = { transactionID, customerID, clientID: client.clientID, mode: row.mode, status: In(shown) }
    return viewPayerPayment(orNotFound(await this.database.read.findOneBy(Transaction, where), 'payment'), client.name)
  }

  async end(token: string): Promise<void> {
    await this.database.write(async (manager) => {
      await this.tokens.session(manager, token)
      await this.tokens.endSession(manager, token)
    })
  }
}
