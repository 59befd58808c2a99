import type { Fields } from '#contract/check.js'
import * as words from '#contract/messages/client/payment-links.js'
import { currencies } from '#contract/money.js'
import { Field, SelectField } from '../../../components/field'
import { inputsOf } from '../../../components/inputs-of'
import { CustomerField } from '../parts/customer-field'
import { useMay } from '../parts/may'

interface PaymentLinkFieldsProps {
  typed: Record<string, string> | undefined
  fields: Fields | undefined
}

const uses = () => [
  { value: 'many', label: words.multiplePayments },
  { value: 'once', label: words.onePayment },
]

export function PaymentLinkFields({ typed, fields }: PaymentLinkFieldsProps) {
  const input = inputsOf(typed, fields)
  const may = useMay()
  return (
    <>
      <Field
        label={words.description}
        {...input('description')}
        autoComplete="off"
        help={words.whatIsPaidForThe}
        required
      />
      {may('GET /customers') && <CustomerField {...input('customer')} help={words.customerHelp} optionalHint />}
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-start gap-4">
        <Field
          label={words.amount}
          {...input('amount')}
          inputMode="decimal"
          autoComplete="off"
          placeholder="25.00"
          help={words.leaveItEmptyToLet}
          optionalHint
        />
        <SelectField
          label={words.currency}
          name="currency"
          options={currencies.map((value) => ({ value, label: value }))}
          defaultValue={typed?.currency ?? 'USD'}
          error={fields?.currency}
          required
        />
      </div>
      <SelectField
        label={words.goodFor}
        name="use"
        options={uses()}
        defaultValue={typed?.use ?? 'many'}
        error={fields?.once}
        required
      />
      <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-4">
        <Field
          label={words.lastDay}
          {...input('lastDay')}
          type="date"
          help={words.itExpiresAtMidnightUtc}
          optionalHint
        />
        <Field
          label={words.yourReference}
          {...input('reference')}
          autoComplete="off"
          help={words.thePayerDoesNotSee}
          optionalHint
        />
      </div>
    </>
  )
}
