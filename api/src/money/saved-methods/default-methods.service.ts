import { Injectable } from '@nestjs/common'
import type { CustomerView } from '#contract/customers.js'
import type { SetDefaultMethod } from '#contract/saved-methods.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { requireSeen } from '../../platform/http/row-version.js'
import { findCustomer, type OwnCustomer } from '../customers/customer-rows.js'
import { versionOfCustomer, viewCustomer } from '../customers/customer.view.js'
import { CustomerErased } from '../customers/customers.errors.js'
import { setDefault } from './default-method.js'
import { SavedPaymentMethod } from './saved-payment-method.entity.js'
import { requireActive } from './require-active.js'
import { SavedMethodUnknown } from './saved-methods.errors.js'

@Injectable()
export class DefaultMethods {
  constructor(private readonly audit: AuditLog) {}

  set(own: OwnCustomer, { savedPaymentMethodID }: SetDefaultMethod, ifMatch?: string): Promise<CustomerView> {
    return this.audit.unit(async (manager, record) => {
      const customer = await findCustomer(manager, own)
      requireSeen(ifMatch, { version: versionOfCustomer(customer) })
      if (customer.erasedAt) throw new CustomerErased()
      const { customerID, defaultPaymentMethodID: before, clientID, mode } = customer
      const next = savedPaymentMethodID || null
      if (next !== null) {
        const method = await manager.findOneBy(SavedPaymentMethod, { savedPaymentMethodID: next, customerID })
        if (!method) throw new SavedMethodUnknown()
        requireActive(method)
      }
      if (next === before) return viewCustomer(customer)
      await setDefault(manager, customer, next)
      const target = { kind: 'customer', id: customerID }
      const after = { clientID, mode, changed: ['defaultPaymentMethodID'] }
      await record({ action: 'customer.updated', target, after })
      return viewCustomer(customer)
    })
  }
}
