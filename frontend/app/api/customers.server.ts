import type { SaveCustomer } from '#contract/customers.js'
import type { ChargeCustomer } from '#contract/saved-methods.js'
import type { Context } from '../session/site-context.server'
import { allPages } from './all-pages.server'
import { callAsClient, fileAsClient } from './as-client.server'
import { callAsStaff } from './as-staff.server'
import { asText } from './csv.server'

export const listOwnCustomers = (
  context: Context,
  query: { q?: string; emailAddress?: string; testClockID?: string; cursor?: string | null; limit?: number },
) => callAsClient(context, { call: 'GET /customers', query })

export const ownCustomersFile = (context: Context, query: { q: string }): Promise<Response> =>
  fileAsClient(context, { call: 'GET /customers/export.csv', query }).catch(asText)

export const loadOwnCustomer = (context: Context, customerID: string) =>
  callAsClient(context, { call: 'GET /customers/:customerID', params: { customerID } })

/** @param key of the form: sent twice, it creates one customer */
export const createOwnCustomer = (context: Context, body: SaveCustomer, key: string) =>
  callAsClient(context, { call: 'POST /customers', body, idempotencyKey: key })

export const updateOwnCustomer = (context: Context, customerID: string, body: SaveCustomer, ifMatch: string) =>
  callAsClient(context, { call: 'PUT /customers/:customerID', params: { customerID }, body, ifMatch })

export const eraseOwnCustomer = (context: Context, customerID: string, formID: unknown) =>
  callAsClient(context, { call: 'DELETE /customers/:customerID', params: { customerID }, formID })

export const ownCustomerData = (context: Context, customerID: string): Promise<Response> =>
  fileAsClient(context, { call: 'POST /customers/:customerID/export', params: { customerID } })

export const listOwnCustomerPayments = (context: Context, customerID: string, cursor: string | null) =>
  callAsClient(context, { call: 'GET /customers/:customerID/transactions', params: { customerID }, query: { cursor } })

export const ownCustomerPaymentsFile = (context: Context, customerID: string): Promise<Response> =>
  fileAsClient(context, {
    call: 'GET /clients/:clientID/transactions/export.csv',
    query: { customerID },
  }).catch(asText)

export const allOwnCustomerMethods = (context: Context, customerID: string) =>
  allPages((cursor) =>
    callAsClient(context, {
      call: 'GET /customers/:customerID/payment-methods',
      params: { customerID },
      query: { cursor, limit: 100 },
    }),
  )

export const loadOwnCustomerTotals = (context: Context, customerID: string) =>
  callAsClient(context, { call: 'GET /clients/:clientID/transactions/totals', query: { customerID } })

export const linkOwnPayment = (context: Context, customerID: string, transactionID: string) =>
  callAsClient(context, {
    call: 'PUT /customers/:customerID/transactions/:transactionID',
    params: { customerID, transactionID },
  })

export const listOwnMethods = (context: Context, customerID: string) =>
  callAsClient(context, { call: 'GET /customers/:customerID/payment-methods', params: { customerID } })

export const loadOwnMethod = (context: Context, customerID: string, savedPaymentMethodID: string) =>
  callAsClient(context, {
    call: 'GET /customers/:customerID/payment-methods/:savedPaymentMethodID',
    params: { customerID, savedPaymentMethodID },
  })

/** @param formID sent twice, it charges once */
export const chargeOwnCustomer = (context: Context, customerID: string, body: ChargeCustomer, formID: string) =>
  callAsClient(context, {
    call: 'POST /customers/:customerID/transactions',
    params: { customerID },
    ...{ body, formID, idempotencyKey: formID },
  })

export const makeOwnMethodDefault = (context: Context, customerID: string, savedPaymentMethodID: string) =>
  callAsClient(context, {
    call: 'PUT /customers/:customerID/default-payment-method',
    params: { customerID },
    body: { savedPaymentMethodID },
  })

export const removeOwnMethod = (context: Context, customerID: string, savedPaymentMethodID: string) =>
  callAsClient(context, {
    call: 'DELETE /customers/:customerID/payment-methods/:savedPaymentMethodID',
    params: { customerID, savedPaymentMethodID },
  })

export const listCustomers = (context: Context, query: { q: string; cursor: string | null }) =>
  callAsStaff(context, { call: 'GET /customers', query })

export const loadCustomer = (context: Context, customerID: string) =>
  callAsStaff(context, { call: 'GET /customers/:customerID', params: { customerID } })

export const listCustomerMethods = (context: Context, customerID: string) =>
  callAsStaff(context, { call: 'GET /customers/:customerID/payment-methods', params: { customerID } })

export const listCustomerPayments = (context: Context, customerID: string, cursor: string | null) =>
  callAsStaff(context, { call: 'GET /transactions', query: { customerID, cursor } })
