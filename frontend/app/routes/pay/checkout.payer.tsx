import type { CheckoutView } from '#contract/payment-links.js'
import type { Refusal } from '../../api/refusal.server'
import { Field } from '../../components/field'
import { usePayWords } from './pay-words'

interface PayerFieldProps {
  known: string | null
  answer: Refusal | undefined
}

export const PayerField = ({ known, answer }: PayerFieldProps) => (
  <Field
    label={usePayWords().emailForTheReceipt}
    name="emailAddress"
    type="email"
    dir="ltr"
    className="control rtl:text-right"
    autoComplete="email"
    inputMode="email"
    defaultValue={answer?.typed?.emailAddress ?? known ?? ''}
    error={answer?.fields?.emailAddress}
    optionalHint
  />
)

/** A session that only saves a card sends no receipt. */
export function ReceiptField({ checkout, answer }: { checkout: CheckoutView; answer: Refusal | undefined }) {
  const { session, purpose } = checkout
  return purpose === 'setup' ? null : <PayerField known={session?.payerEmailAddress ?? null} answer={answer} />
}
