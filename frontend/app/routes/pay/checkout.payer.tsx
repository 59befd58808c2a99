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
