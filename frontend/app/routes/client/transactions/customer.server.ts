import type { CustomerView } from '#contract/customers.js'
import type { TransactionDetailView } from '#contract/transactions.js'
import { listOwnCustomers, loadOwnCustomer } from '../../../api/customers.server'
import { silently } from '../../../api/silently.server'
import type { Context } from '../../../session/site-context.server'

export interface CustomerOfPayment {
  customer: CustomerView
  isSuggested: boolean
}

/** Of a payment without a customer: the one customer with the payer's email address. */
export async function customerOf(context: Context, payment: TransactionDetailView): Promise<CustomerOfPayment | null> {
  const { customerID, payer } = payment
  if (customerID) {
    const customer = await silently<CustomerView | null>(loadOwnCustomer(context, customerID), null)
    return customer && { customer, isSuggested: false }
  }
  const emailAddress = payer?.emailAddress
  if (!emailAddress) return null
  const page = await silently(listOwnCustomers(context, { emailAddress, limit: 2 }), null)
  const [customer, other] = page?.items ?? []
  return customer && !other ? { customer, isSuggested: true } : null
}
