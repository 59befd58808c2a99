import { Injectable } from '@nestjs/common'
import { AsyncLocalStorage } from 'node:async_hooks'
import { Readable } from 'node:stream'
import { type EntityManager, MoreThan } from 'typeorm'
import { clock } from '#contract/clock.js'
import type { CustomerExportView } from '#contract/customers.js'
import { exportedAtOnce } from '#contract/read-limits.js'
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js'
import { Database } from '../../platform/database/database.js'
import type { StreamOf } from '../../platform/http/stream-of.js'
import { whenThereIsRoom } from '../../platform/lists/csv.js'
import type { Customer } from '../customers/customer.entity.js'
import { viewCustomer } from '../customers/customer.view.js'
import { PaymentLink } from '../payment-links/payment-link.entity.js'
import { paidByLinks } from '../payment-links/payments-of-links.js'
import { SavedPaymentMethod } from '../saved-methods/saved-payment-method.entity.js'
import { viewSavedMethod } from '../saved-methods/saved-method.view.js'
import { Transaction } from '../transactions/transaction.entity.js'
import { viewCustomerLink, viewCustomerPayment } from './customer-data.view.js'

type Read<T> = (manager: EntityManager, after: T | undefined) => Promise<T[]>
type Show<T> = (rows: T[], manager: EntityManager) => Promise<object[]> | object[]
type ListName = Exclude<keyof CustomerExportView, 'exportedAt' | 'customer'>

const take = exportedAtOnce

/** Writes what is held about a customer in pages, so that a customer with many payments takes no more memory than one with few. */
@Injectable()
export class CustomerExport {
  constructor(private readonly database: Database) {}

  /** A later failure breaks the file off, so that a part is not taken for the whole. */
  streamOf(customer: Customer): StreamOf<CustomerExportView> {
    // What is read later is still asked by this caller.
    const inRequest = AsyncLocalStorage.snapshot()
    const readPage = <T>(work: (manager: EntityManager) => Promise<T>) =>
      inRequest(() => whenThereIsRoom(() => this.database.dear(() => work(this.database.read))))
    return Readable.from(textOf(customer, readPage), { objectMode: false })
  }
}

type ReadPage = <T>(work: (manager: EntityManager) => Promise<T>) => Promise<T>

async function* textOf(customer: Customer, readPage: ReadPage): AsyncGenerator<string> {
  const head = { exportedAt: clock.now().toISOString(), customer: viewCustomer(customer) }
  yield JSON.stringify(head).slice(0, -1)
  for (const [name, list] of Object.entries(listsOf(customer.customerID))) {
    yield `,"${name}":[`
    let before = ''
    for await (const page of list(readPage)) {
      yield `${before}${page.map((one) => JSON.stringify(one)).join(',')}`
      before = ','
    }
    yield ']'
  }
  yield '}'
}

const listsOf = (customerID: string): Record<ListName, (readPage: ReadPage) => AsyncGenerator<object[]>> => ({
  payments: pages<Transaction>(
    (manager, after) =>
      manager.find(Transaction, {
        where: { customerID, ...(after && { transactionID: MoreThan(after.transactionID) }) },
        order: { transactionID: 'ASC' },
        take,
      }),
    (rows) => rows.map(viewCustomerPayment),
  ),
  paymentMethods: pages<SavedPaymentMethod>(
    (manager, after) =>
      manager.find(SavedPaymentMethod, {
        where: { customerID, ...(after && { savedPaymentMethodID: MoreThan(after.savedPaymentMethodID) }) },
        order: { savedPaymentMethodID: 'ASC' },
        take,
      }),
    (rows) => rows.map(viewSavedMethod),
  ),
  paymentLinks: pages<PaymentLink>(
    (manager, after) =>
      manager.find(PaymentLink, {
        where: { customerID, ...(after && { paymentLinkID: MoreThan(after.paymentLinkID) }) },
        order: { paymentLinkID: 'ASC' },
        take,
      }),
    async (rows, manager) => {
      const paid = await paidByLinks(
        manager,
        rows.map(({ paymentLinkID }) => paymentLinkID),
      )
      return rows.map((link) => viewCustomerLink(link, paid(link.paymentLinkID)))
    },
  ),
  history: pages<AuditEntry>(
    (manager, after) =>
      manager.find(AuditEntry, {
        where: { targetID: customerID, ...(after && { sequence: MoreThan(after.sequence) }) },
        order: { sequence: 'ASC' },
        take,
      }),
    (rows) =>
      rows.map(({ action, actorKind, createdAt }) => ({ action, actorKind, createdAt: createdAt.toISOString() })),
  ),
})

const pages = <T>(read: Read<T>, show: Show<T>) =>
  async function* (readPage: ReadPage): AsyncGenerator<object[]> {
    for (let after: T | undefined; ; ) {
      const { rows, shown } = await readPage(async (manager) => {
        const found = await read(manager, after)
        return { rows: found, shown: await show(found, manager) }
      })
      if (shown.length > 0) yield shown
      if (rows.length < take) return
      after = rows.at(-1)
    }
  }
