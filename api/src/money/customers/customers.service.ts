import { Injectable } from '@nestjs/common'
import type { Readable } from 'node:stream'
import type { Page } from '#contract/answers.js'
import { clock } from '#contract/clock.js'
import { customerColumns } from '#contract/csv-columns.js'
import { addressOf } from '#contract/customer-address.js'
import type { CreateCustomer, CustomerView, ListCustomers, SaveCustomer } from '#contract/customers.js'
import { LiveReadiness } from '../../people/clients/live-readiness.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database, isDuplicate } from '../../platform/database/database.js'
import { inMode } from '../../platform/database/in-mode.js'
import { recordEvent } from '../../platform/events/record-event.js'
import type { Own, Reached } from '../../platform/http/addressed.js'
import { requireSeen } from '../../platform/http/row-version.js'
import {
  type Answer,
  beginCall,
  finishCall,
  firstAnswer,
  type KeyedCall,
} from '../../platform/idempotency/idempotency.js'
import { csvOf } from '../../platform/lists/csv.js'
import { readPage } from '../../platform/lists/page.js'
import { matching } from '../../platform/lists/text-search.js'
import { CustomerRules } from './customer-rules.js'
import { Customer } from './customer.entity.js'
import { findCustomer, type OwnCustomer } from './customer-rows.js'
import { leftOutOfLists, savedFields, versionOfCustomer, viewCustomer } from './customer.view.js'
import { CustomerErased, CustomerReferenceTaken, NameOrEmailMissing } from './customers.errors.js'

/** New customers have no audit lines, because programs create many of them; each change has one, without personal data. */
@Injectable()
export class CustomersService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly live: LiveReadiness,
    private readonly rules: CustomerRules,
  ) {}

  list(own: Reached, query: ListCustomers): Promise<Page<CustomerView>> {
    return query.q ? this.database.dear(() => this.page(own, query)) : this.page(own, query)
  }

  /** A list is not recorded, so it shows no more than finding a customer needs. */
  async listForStaff(own: Reached, query: ListCustomers): Promise<Page<CustomerView>> {
    const page = await this.list(own, query)
    return { ...page, items: page.items.map((view) => ({ ...view, ...leftOutOfLists })) }
  }

  csv(own: Own, query: ListCustomers): Promise<Readable> {
    // One turn for each page, so that shorter reads come in between.
    return csvOf<ListCustomers, CustomerView>(customerColumns, query, (page) =>
      this.database.dear(() => this.page(own, page)),
    )
  }

  private page({ clientID, mode }: Reached, { q, emailAddress, reference, testClockID, ...query }: ListCustomers) {
    return this.database.list((manager) => {
      const builder = manager
        .createQueryBuilder(Customer, 'customer')
        .where('customer.erasedAt IS NULL')
        .andWhere(inMode(mode, 'customer'))
      if (clientID !== undefined) builder.andWhere('customer.clientID = :clientID', { clientID })
      if (emailAddress)
        builder.andWhere('customer.emailAddress = :emailAddress', { emailAddress: emailAddress.toLowerCase() })
      if (testClockID) builder.andWhere('customer.testClockID = :testClockID', { testClockID })
      if (reference) builder.andWhere('customer.reference = :reference', { reference })
      if (q)
        builder.andWhere(
          matching(q, ['customer.name', 'customer.emailAddress'], ['customer.customerID', 'customer.reference']),
        )
      return readPage(builder, 'customer', 'customerID', query, viewCustomer)
    })
  }

  async get(own: Reached<'customerID'>): Promise<CustomerView> {
    return viewCustomer(await findCustomer(this.database.read, own))
  }

  /** Staff read a person's data, so the look itself is recorded. */
  getForStaff(own: Reached<'customerID'>): Promise<CustomerView> {
    return this.audit.unit(async (manager, record) => {
      const customer = await findCustomer(manager, own)
      const { customerID: id, clientID, mode } = customer
      await record({ action: 'customer.viewed', target: { kind: 'customer', id }, after: { clientID, mode } })
      return viewCustomer(customer)
    })
  }

  create({ clientID, mode }: Own, call: KeyedCall, input: CreateCustomer): Promise<Answer<CustomerView>> {
    const now = clock.now()
    const customerID = newId('cus', now.getTime())
    const testClockID = input.testClockID ?? null
    const owned = { customerID, clientID, mode, testClockID, erasedAt: null, createdAt: now, updatedAt: now }
    const customer: Customer = { ...owned, ...detailsOf(input), defaultPaymentMethodID: null }
    return refuseTaken(
      this.database.write(async (manager) => {
        const first = await beginCall<CustomerView>(manager, call, customerID)
        if (first) return first
        await this.live.requireFor(manager, mode, clientID)
        if (customer.reference !== null) {
          const { reference } = customer
          if (await manager.existsBy(Customer, { clientID, mode, reference })) throw new CustomerReferenceTaken()
        }
        await this.rules.requireNew(manager, customer)
        await manager.insert(Customer, customer)
        const view = viewCustomer(customer)
        await recordEvent(manager, { clientID, mode, type: 'customer.created', data: view })
        await finishCall(manager, customerID, view)
        return firstAnswer(view)
      }),
    )
  }

  update(own: OwnCustomer, input: SaveCustomer, ifMatch?: string): Promise<CustomerView> {
    const details = detailsOf(input)
    return refuseTaken(
      this.audit.unit(async (manager, record) => {
        const customer = await findCustomer(manager, own)
        const version = versionOfCustomer(customer)
        requireSeen(ifMatch, { version })
        if (customer.erasedAt) throw new CustomerErased()
        const changed = savedFields.filter((name) => JSON.stringify(customer[name]) !== JSON.stringify(details[name]))
        if (changed.length === 0) return viewCustomer(customer)
        const { customerID, clientID, mode } = customer
        const change = { ...details, updatedAt: clock.now() }
        Object.assign(customer, change)
        await manager.update(Customer, { customerID }, change)
        const target = { kind: 'customer', id: customerID }
        await record({ action: 'customer.updated', target, after: { clientID, mode, changed } })
        const view = viewCustomer(customer)
        await recordEvent(manager, { clientID, mode, type: 'customer.updated', data: view })
        return view
      }),
    )
  }
}

/** Of two calls with one reference at the same time, the unique index decides. */
async function refuseTaken<T>(saving: Promise<T>): Promise<T> {
  try {
    return await saving
  } catch (error) {
    throw isDuplicate(error) ? new CustomerReferenceTaken() : error
  }
}

function detailsOf(input: SaveCustomer): Pick<Customer, (typeof savedFields)[number]> {
  const { name, emailAddress, phoneNumber, address, reference, language, metadata } = input
  if (!name && !emailAddress) throw new NameOrEmailMissing()
  return {
    name: name ?? null,
    emailAddress: emailAddress ?? null,
    phoneNumber: phoneNumber ?? null,
    address: addressOf(address),
    reference: reference ?? null,
    language: language ?? null,
    metadata: metadata ?? {},
  }
}
