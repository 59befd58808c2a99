import type { Page } from '../../contract/answers.js'
import type {
  CreateCustomer,
  CustomerErasureView,
  CustomerExportView,
  CustomerView,
  ListCustomers,
  SaveCustomer,
} from '../../contract/customers.js'
import type { PortalLinkView } from '../../contract/payer-access.js'
import type {
  ChargeCustomer,
  ListSavedMethods,
  SavedPaymentMethodView,
  SetDefaultMethod,
} from '../../contract/saved-methods.js'
import type { ListTransactions, TransactionView } from '../../contract/transactions.js'
import { type CallOptions, type Chosen, keyed, type KeyedCallOptions, type ReadOptions } from './options.js'
import { pageOf, rowOf, rowsOf } from './pages.js'
import { segment, type Transport } from './transport.js'

export class Customers {
  constructor(private readonly transport: Transport) {}

  create(input: CreateCustomer, options: KeyedCallOptions = {}): Promise<CustomerView> {
    return this.transport.call({ method: 'POST', path: '/customers', body: input, ...keyed(options) })
  }

  list<F extends keyof CustomerView = keyof CustomerView>(
    query: Partial<ListCustomers> = {},
    options: ReadOptions<F> = {},
  ): Promise<Page<Chosen<CustomerView, F>>> {
    return pageOf<CustomerView, F>(this.transport, '/customers', query, options)
  }

  all<F extends keyof CustomerView = keyof CustomerView>(
    query: Partial<ListCustomers> = {},
    options: ReadOptions<F> = {},
  ): AsyncGenerator<Chosen<CustomerView, F>> {
    return rowsOf<CustomerView, F>(this.transport, '/customers', query, options)
  }

  exportCsv(query: Partial<ListCustomers> = {}, options: CallOptions = {}): Promise<ReadableStream<Uint8Array>> {
    return this.transport.stream({ method: 'GET', path: '/customers/export.csv', query, ...options })
  }

  get<F extends keyof CustomerView = keyof CustomerView>(
    customerID: string,
    options: ReadOptions<F> = {},
  ): Promise<Chosen<CustomerView, F>> {
    return rowOf<CustomerView, F>(this.transport, pathOf(customerID), options)
  }

  /** A field that is left out becomes empty. */
  update(customerID: string, input: SaveCustomer, options: CallOptions = {}): Promise<CustomerView> {
    return this.transport.call({ method: 'PUT', path: pathOf(customerID), body: input, ...options })
  }

  /** Erases the personal data; payments stay. */
  erase(customerID: string, options: CallOptions = {}): Promise<CustomerErasureView> {
    return this.transport.call({ method: 'DELETE', path: pathOf(customerID), ...options })
  }

  /** All the data held about a customer. */
  exportData(customerID: string, options: CallOptions = {}): Promise<CustomerExportView> {
    return this.transport.call({ method: 'POST', path: `${pathOf(customerID)}/export`, ...options })
  }

  /** A link to the customer's own page; it opens once. */
  createPortalLink(customerID: string, options: CallOptions = {}): Promise<PortalLinkView> {
    return this.transport.call({ method: 'POST', path: `${pathOf(customerID)}/portal-links`, ...options })
  }

  transactions<F extends keyof TransactionView = keyof TransactionView>(
    customerID: string,
    query: Partial<ListTransactions> = {},
    options: ReadOptions<F> = {},
  ): Promise<Page<Chosen<TransactionView, F>>> {
    return pageOf<TransactionView, F>(this.transport, `${pathOf(customerID)}/transactions`, query, options)
  }

  allTransactions<F extends keyof TransactionView = keyof TransactionView>(
    customerID: string,
    query: Partial<ListTransactions> = {},
    options: ReadOptions<F> = {},
  ): AsyncGenerator<Chosen<TransactionView, F>> {
    return rowsOf<TransactionView, F>(this.transport, `${pathOf(customerID)}/transactions`, query, options)
  }

  paymentMethods<F extends keyof SavedPaymentMethodView = keyof SavedPaymentMethodView>(
    customerID: string,
    query: Partial<ListSavedMethods> = {},
    options: ReadOptions<F> = {},
  ): Promise<Page<Chosen<SavedPaymentMethodView, F>>> {
    return pageOf<SavedPaymentMethodView, F>(this.transport, `${pathOf(customerID)}/payment-methods`, query, options)
  }

  allPaymentMethods<F extends keyof SavedPaymentMethodView = keyof SavedPaymentMethodView>(
    customerID: string,
    query: Partial<ListSavedMethods> = {},
    options: ReadOptions<F> = {},
  ): AsyncGenerator<Chosen<SavedPaymentMethodView, F>> {
    return rowsOf<SavedPaymentMethodView, F>(this.transport, `${pathOf(customerID)}/payment-methods`, query, options)
  }

  getPaymentMethod(
    customerID: string,
    savedPaymentMethodID: string,
    options: CallOptions = {},
  ): Promise<SavedPaymentMethodView> {
    return this.transport.call({ method: 'GET', path: methodPath(customerID, savedPaymentMethodID), ...options })
  }

  /** It can’t be charged from then on. */
  detachPaymentMethod(
    customerID: string,
    savedPaymentMethodID: string,
    options: CallOptions = {},
  ): Promise<SavedPaymentMethodView> {
    return this.transport.call({ method: 'DELETE', path: methodPath(customerID, savedPaymentMethodID), ...options })
  }

  /** Charges a saved method without the customer being present. */
  charge(customerID: string, input: ChargeCustomer, options: KeyedCallOptions = {}): Promise<TransactionView> {
    const path = `${pathOf(customerID)}/transactions`
    return this.transport.call({ method: 'POST', path, body: input, ...keyed(options) })
  }

  /** Without an ID the customer has no default method any more. */
  setDefaultPaymentMethod(
    customerID: string,
    input: SetDefaultMethod = {},
    options: CallOptions = {},
  ): Promise<CustomerView> {
    const path = `${pathOf(customerID)}/default-payment-method`
    return this.transport.call({ method: 'PUT', path, body: input, ...options })
  }

  linkTransaction(customerID: string, transactionID: string, options: CallOptions = {}): Promise<TransactionView> {
    return this.transport.call({ method: 'PUT', path: paymentPath(customerID, transactionID), ...options })
  }

  unlinkTransaction(customerID: string, transactionID: string, options: CallOptions = {}): Promise<void> {
    return this.transport.call({ method: 'DELETE', path: paymentPath(customerID, transactionID), ...options })
  }
}

const pathOf = (customerID: string) => `/customers/${segment(customerID)}`
const paymentPath = (customerID: string, transactionID: string) =>
  `${pathOf(customerID)}/transactions/${segment(transactionID)}`
const methodPath = (customerID: string, savedPaymentMethodID: string) =>
  `${pathOf(customerID)}/payment-methods/${segment(savedPaymentMethodID)}`
