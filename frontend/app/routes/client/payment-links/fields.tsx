import type { Fields } from '#contract/check.js'
import { currencies } from '#contract/money.js'
import { Field, SelectField } from '../../../components/field'

interface PaymentLinkFieldsProps {
  typed: Record<string, string> | undefined
  fields: Fields | undefined
}

const uses = [
  { value: 'many', label: 'Any number of payments' },
  { value: 'once', label: 'One payment' },
]

export function PaymentLinkFields({ typed, fields }: PaymentLinkFieldsProps) {
  return (
    <>
      <Field
        label="Description"
        name="description"
        autoComplete="off"
        defaultValue={typed?.description}
        error={fields?.description}
        help="What is paid for. The payer reads it, and it stands on the receipt."
        required
      />
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-start gap-4">
        <Field
          label="Amount"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          placeholder="25.00"
          defaultValue={typed?.amount}
          error={fields?.amount}
          help="Leave it empty to let the payer choose."
          optionalHint
        />
        <SelectField
          label="Currency"
          name="currency"
          options={currencies.map((value) => ({ value, label: value }))}
          defaultValue={typed?.currency ?? 'USD'}
          error={fields?.currency}
          required
        />
      </div>
      <SelectField
        label="Good for"
        name="use"
        options={uses}
        defaultValue={typed?.use ?? 'many'}
        error={fields?.once}
        required
      />
      <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-4">
        <Field
          label="Last day"
          name="lastDay"
          type="date"
          defaultValue={typed?.lastDay}
          error={fields?.lastDay}
          help="It expires at midnight UTC."
          optionalHint
        />
        <Field
          label="Your reference"
          name="reference"
          autoComplete="off"
          defaultValue={typed?.reference}
          error={fields?.reference}
          help="The payer does not see it."
          optionalHint
        />
      </div>
    </>
  )
}
