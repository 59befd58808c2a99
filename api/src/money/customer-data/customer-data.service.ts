import { Injectable } from '@nestjs/common'
import type { CustomerErasureView, CustomerExportView } from '#contract/customers.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { Database } from '../../platform/database/database.js'
import { recordEvent } from '../../platform/events/record-event.js'
import { requireSeen } from '../../platform/http/row-version.js'
import type { StreamOf } from '../../platform/http/stream-of.js'
import { CustomerRules } from '../customers/customer-rules.js'
import type { Customer } from '../customers/customer.entity.js'
import { findCustomer, type OwnCustomer } from '../customers/customer-rows.js'
import { versionOfCustomer, viewCustomer } from '../customers/customer.view.js'
import { Transaction } from '../transactions/transaction.entity.js'
import { CustomerExport } from './customer-export.js'
import { eraseRows, refuseIfOpen } from './erase-customer.js'
import { eraseTold, findTold } from './erase-events.js'

const targetOf = ({ customerID }: Pick<Customer, 'customerID'>) => ({ kind: 'customer', id: customerID })

@Injectable()
export class CustomerDataService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly rules: CustomerRules,
    private readonly exports: CustomerExport,
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

  /** It is recorded first, so that a download that breaks off is recorded too. */
  async export(own: OwnCustomer): Promise<StreamOf<CustomerExportView>> {
    const customer = await findCustomer(this.database.read, own)
    const { customerID } = customer
    const payments = await this.database.dear(() => this.database.read.countBy(Transaction, { customerID }))
    await this.audit.unit(async (_manager, record) => {
      const { clientID, mode } = own
      await record({ action: 'customer.exported', target: targetOf(own), after: { clientID, mode, payments } })
    })
    return this.exports.streamOf(customer)
  }
}
