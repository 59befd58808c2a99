import type { PayerOpenInvoiceView } from '#contract/billing-portal.js'
import { ButtonLink } from '../../../components/button'
import { useBillingWords } from './billing-words'

/** To the page of an open invoice, where the customer also confirms a payment that the bank asks about. */
export function PayInvoice({ invoice: { number, url } }: { invoice: PayerOpenInvoiceView }) {
  const words = useBillingWords()
  return (
    <ButtonLink to={new URL(url).pathname} size="lg" fullWidth>
      {words.pay(number)}
    </ButtonLink>
  )
}
