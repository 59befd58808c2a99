import * as words from '#contract/messages/pay.js'
import type { Refusal } from '../../api/refusal.server'
import { Field } from '../../components/field'

interface PayerFieldProps {
  known: string | null
  answer: Refusal | undefined
}

export const PayerField = ({ known, answer }: PayerFieldProps) => (
  <Field
    label={words.emailForTheReceipt}
    name="emailAddress"
    type="email"
    autoComplete="email"
    inputMode="email"
    defaultValue={answer?.typed?.emailAddress ?? known ?? ''}
    error={answer?.fields?.emailAddress}
    optionalHint
  />
)
