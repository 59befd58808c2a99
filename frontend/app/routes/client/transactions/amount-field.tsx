import * as words from '#contract/messages/client/transactions.js'
import type { Currency } from '#contract/money.js'
import { amountToType } from '#contract/spoken-formats.js'
import type { Refusal } from '../../../api/refusal.server'
import { Field } from '../../../components/field'

interface AmountFieldProps {
  currency: Currency
  most: number
  help: string
  answer: Refusal | undefined
}

/** How much of a payment is captured or refunded; `most` is in the minor unit. */
export function AmountField({ currency, most, help, answer }: AmountFieldProps) {
  return (
    <Field
      label={words.amountInCurrency(currency)}
      name="amount"
      inputMode="decimal"
      autoComplete="off"
      defaultValue={answer?.typed?.amount ?? amountToType(most, currency)}
      error={answer?.fields?.amount}
      help={help}
      required
    />
  )
}
