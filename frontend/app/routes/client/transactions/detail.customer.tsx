import * as words from '#contract/messages/client/customers.js'
import { Card } from '../../../components/card'
import { Email } from '../../../components/email'
import { TextLink } from '../../../components/text-link'
import { PostButton } from '../parts/may'
import type { CustomerOfPayment } from './customer.server'

interface CustomerCardProps extends CustomerOfPayment {
  transactionID: string
  /** Paid with a method that the customer saved. */
  isSaved: boolean
}

export const CustomerCard = ({ customer, isSuggested, isSaved, transactionID }: CustomerCardProps) => (
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
      {isSaved && <span className="text-sm text-ink-soft">{words.savedMethod}</span>}
      {isSuggested && (
        <PostButton action={`/client/customers/${customer.customerID}/link/${transactionID}`}>{words.link}</PostButton>
      )}
    </div>
  </Card>
)
