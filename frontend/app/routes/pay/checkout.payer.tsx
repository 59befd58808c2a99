import type { CheckoutView } from '#contract/payment-links.js'
import type { Refusal } from '../../api/refusal.server'
import { Field } from '../../components/field'
import { usePayWords } from './pay-words'

interface PayerFieldProps {
  known: string | null
  /** A subscription sends its invoices there. */
  isNeeded?: boolean
  answer: Refusal | undefined
}

function PayerField({ known, answer, isNeeded = false }: PayerFieldProps) {
  const words = usePayWords()
  return (
    <Field
      label={isNeeded ? words.emailForInvoices : words.emailForTheReceipt}
      name="emailAddress"
      type="email"
      dir="ltr"
      className="control rtl:text-right"
      autoComplete="email"
      inputMode="email"
      defaultValue={answer?.typed?.emailAddress ?? known ?? ''}
      error={answer?.fields?.emailAddress}
      optionalHint={!isNeeded}
      required={isNeeded}
    />
  )
}

/** A session that only saves a card sends no receipt. */
export function ReceiptField({ checkout, answer }: { checkout: CheckoutView; answer: Refusal | undefined }) {
  const { session, purpose } = checkout
  if (purpose === 'setup') return null
  const known = session?.payerEmailAddress ?? null
  return <PayerField known={known} isNeeded={purpose === 'subscription'} answer={answer} />
}
