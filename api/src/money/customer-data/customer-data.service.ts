import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import type { CustomerErasureView, CustomerExportView } from '#contract/customers.js'
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { Database } from '../../platform/database/database.js'
import { recordEvent } from '../../platform/events/record-event.js'
import { requireSeen } from '../../platform/http/row-version.js'
import { CustomerRules } from '../customers/customer-rules.js'
import type { Customer } from '../customers/customer.entity.js'
import { findCustomer, type OwnCustomer } from '../customers/customer-rows.js'
import { versionOfCustomer, viewCustomer } from '../customers/customer.view.js'
import { PaymentLink } from '../payment-links/payment-link.entity.js'
import { paidByLinks } from '../payment-links/payments-of-links.js'
import { Transaction } from '../transactions/transaction.entity.js'
import { SavedPaymentMethod } from '../saved-methods/saved-payment-method.entity.js'
import { viewSavedMethod } from '../saved-methods/saved-method.view.js'
import { eraseRows, refuseIfOpen } from './erase-customer.js'
import { eraseTold, findTold } from './erase-events.js'
import { viewCustomerLink, viewCustomerPayment } from './customer-data.view.js'

const targetOf = ({ customerID }: Pick<Customer, 'customerID'>) => ({ kind: 'customer', id: customerID })

@Injectable()
export class CustomerDataService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly rules: CustomerRules,
  ) {}

  /** Calling it again finishes an erasure that was interrupted after its first unit. */
  async erase(own: OwnCustomer, ifMatch?: string): Promise<CustomerErasureView> {
    const { customer, counted } = await this.audit.unit(async (manager, record) => {
      const customer = await findCustomer(manager, own)
      requireSeen(ifMatch, { version: versionOfCustomer(customer) })
      await refuseIfOpen(manager, customer)
      await this.rules.requireErasable(manager, customer)
      const isFirst = customer.erasedAt === null
      const counted = await eraseRows(manager, customer)
      const { clientID, mode } = customer
      if (isFirst) {
        await record({ action: 'customer.erased', target: targetOf(customer), after: { clientID, mode, ...counted } })
        await recordEvent(manager, { clientID, mode, type: 'customer.erased', data: viewCustomer(customer) })
      }
      return { customer, counted }
    })
    const { read } = this.database
    const told = await this.database.dear(() => findTold(read, customer))
    await this.database.write((manager) => eraseTold(manager, told))
    await this.database.emptyLog()
    return { customer: viewCustomer(customer), ...counted, events: told.eventIDs.length }
  }

  async export(own: OwnCustomer): Promise<CustomerExportView> {
    const told = await this.database.dear(() => this.read(this.database.read, own))
    await this.audit.unit(async (_manager, record) => {
      const { clientID, mode } = own
      const after = { clientID, mode, payments: told.payments.length }
      await record({ action: 'customer.exported', target: targetOf(own), after })
    })
    return told
  }

  private async read(manager: EntityManager, own: OwnCustomer): Promise<CustomerExportView> {
    const customer = await findCustomer(manager, own)
    const { customerID } = customer
    const oldest = { createdAt: 'ASC' } as const
    const payments = await manager.find(Transaction, { where: { customerID }, order: oldest })
    const links = await manager.find(PaymentLink, { where: { customerID }, order: oldest })
    const methods = await manager.find(SavedPaymentMethod, { where: { customerID }, order: oldest })
    const paid = await paidByLinks(
      manager,
      links.map(({ paymentLinkID }) => paymentLinkID),
    )
    const history = await manager.find(AuditEntry, { where: { targetID: customerID }, order: { sequence: 'ASC' } })
    return {
      exportedAt: clock.now().toISOString(),
      customer: viewCustomer(customer),
      payments: payments.map(viewCustomerPayment),
      paymentMethods: methods.map(viewSavedMethod),
      paymentLinks: links.map((link) => viewCustomerLink(link, paid(link.paymentLinkID))),
      history: history.map(({ action, actorKind, createdAt }) => ({
        action,
        actorKind,
        createdAt: createdAt.toISOString(),
      })),
    }
  }
}
