import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Page } from '#contract/answers.js'
import type { ListSavedMethods, SavedPaymentMethodView } from '#contract/saved-methods.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { Database } from '../../platform/database/database.js'
import type { Own, Reached } from '../../platform/http/addressed.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { requireSeen } from '../../platform/http/row-version.js'
import { readPage } from '../../platform/lists/page.js'
import { findCustomer } from '../customers/customer-rows.js'
import { MethodDetachments } from './method-detachments.js'
import { removeMethod } from './remove-method.js'
import { SavedPaymentMethod } from './saved-payment-method.entity.js'
import { versionOfMethod, viewSavedMethod } from './saved-method.view.js'

export type OwnMethod = Own<'customerID' | 'savedPaymentMethodID'>

@Injectable()
export class SavedMethods {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly detachments: MethodDetachments,
  ) {}

  list(own: Reached<'customerID'>, { state, ...query }: ListSavedMethods): Promise<Page<SavedPaymentMethodView>> {
    return this.database.list(async (manager) => {
      const { customerID } = await findCustomer(manager, own)
      const builder = manager
        .createQueryBuilder(SavedPaymentMethod, 'method')
        .where('method.customerID = :customerID', { customerID })
      if (state) builder.andWhere('method.state = :state', { state })
      return readPage(builder, 'method', 'savedPaymentMethodID', query, viewSavedMethod)
    })
  }

  async listForStaff(own: Reached<'customerID'>, query: ListSavedMethods): Promise<Page<SavedPaymentMethodView>> {
    await this.audit.unit(async (manager, record) => {
      const { customerID: id, clientID, mode } = await findCustomer(manager, own)
      const target = { kind: 'customer', id }
      await record({ action: 'customer.payment_methods_viewed', target, after: { clientID, mode } })
    })
    return this.list(own, query)
  }

  async get(own: OwnMethod): Promise<SavedPaymentMethodView> {
    return viewSavedMethod(await find(this.database.read, own))
  }

  /** It can no longer be charged after the first unit; an unanswered call to the processor is repeated later. */
  async detach(own: OwnMethod, ifMatch?: string): Promise<SavedPaymentMethodView> {
    const method = await this.audit.unit(async (manager, record) => {
      const method = await find(manager, own)
      requireSeen(ifMatch, { version: versionOfMethod(method) })
      if (method.state === 'detached') return null
      await removeMethod(manager, method)
      const { clientID, mode, customerID, savedPaymentMethodID: id } = method
      const target = { kind: 'saved_payment_method', id }
      await record({ action: 'saved_payment_method.detached', target, after: { clientID, mode, customerID } })
      return method
    })
    if (method) await this.detachments.ask(method)
    return this.get(own)
  }
}

/** A method of another client looks absent. */
async function find(manager: EntityManager, { savedPaymentMethodID, ...own }: OwnMethod): Promise<SavedPaymentMethod> {
  const { customerID, clientID, mode } = own
  const where = { savedPaymentMethodID, customerID, clientID, mode }
  return orNotFound(await manager.findOneBy(SavedPaymentMethod, where), 'saved payment method')
}
