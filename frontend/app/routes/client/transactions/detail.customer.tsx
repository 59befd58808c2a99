import type { CustomerView } from '#contract/customers.js'
import * as words from '#contract/messages/client/customers.js'
import { listOwnCustomers, loadOwnCustomer } from '../../../api/customers.server'
import { silently } from '../../../api/silently.server'
import { Card } from '../../../components/card'
import { Email } from '../../../components/email'
import { TextLink } from '../../../components/text-link'
import type { Context } from '../../../session/site-context.server'
import type { TransactionDetailView } from '#contract/transactions.js'
import { PostButton } from '../parts/may'

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

interface CustomerCardProps extends CustomerOfPayment {
  transactionID: string
}

export const CustomerCard = ({ customer, isSuggested, transactionID }: CustomerCardProps) => (
  <Card title={words.customer}>
    <div className="flex flex-col items-start gap-3">
      {isSuggested && <p className="text-ink-soft">{words.suggested}</p>}
      <span className="flex min-w-0 flex-col gap-0.5 [overflow-wrap:anywhere]">
        <TextLink to={`/client/customers/${customer.customerID}`}>
          {customer.name ?? customer.emailAddress ?? words.erasedCustomer}
        </TextLink>
        {customer.name && customer.emailAddress && (
          <span className="text-ink-soft">
            <Email address={customer.emailAddress} />
          </span>
        )}
      </span>
      {isSuggested && (
        <PostButton action={`/client/customers/${customer.customerID}/link/${transactionID}`}>{words.link}</PostButton>
      )}
    </div>
  </Card>
)
