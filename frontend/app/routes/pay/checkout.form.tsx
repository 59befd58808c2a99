import { useState } from 'react'
import { Form } from 'react-router'
import { currencyExponents } from '#contract/money.js'
import type { CheckoutView } from '#contract/payment-links.js'
import type { Refusal } from '../../api/refusal.server'
import { Button } from '../../components/button'
import { Field } from '../../components/field'
import { FormError } from '../../components/form-error'
import { LockIcon } from '../../components/icon'
import { useMoney } from '../../components/speech'
import { ShownAmount } from './checkout.amount'
import { ShownCoupon, useIsPaying } from './checkout.coupon'
import { ReceiptField } from './checkout.payer'
import { saysOf } from './checkout.says'
import { SavingField } from './checkout.saving'
import { TestCards } from './checkout.test-cards'
import { usePayWords } from './pay-words'

interface CheckoutFormProps {
  checkout: CheckoutView
  formID: string
  answer: Refusal | undefined
  typedAmount?: string | null
}

export function CheckoutForm({ checkout, formID, answer, typedAmount }: CheckoutFormProps) {
  const words = usePayWords()
  const money = useMoney()
  const { amount, currency, session } = checkout
  const says = saysOf(words, checkout, amount === null ? null : money(amount, currency))
  const isBusy = useIsPaying()
  // The test card that was picked from the list; a new one fills the inputs anew.
  const [picked, setPicked] = useState('')
  const { fields, typed } = answer ?? {}
  return (
    <Form
      method="post"
      noValidate
      className="flex flex-col gap-5 rounded-panel border border-line bg-panel p-5 sm:p-6"
      aria-label={says.title}
    >
      <input type="hidden" name="formID" value={formID} />
      <ShownCoupon subscription={checkout.subscription} />
      <ShownAmount {...checkout} />
      {amount === null && (
        <Field
          label={words.amountInCurrency(currency)}
          name="amount"
          inputMode={currencyExponents[currency] === 0 ? 'numeric' : 'decimal'}
          autoComplete="transaction-amount"
          defaultValue={typed?.amount ?? typedAmount ?? undefined}
          error={fields?.amount}
          required
        />
      )}
      <CardFields key={picked} picked={picked} fields={fields} />
      {session && <ReceiptField checkout={checkout} answer={answer} />}
      <TestCards typed={typed?.testMethod} error={fields?.testMethod} onPick={setPicked} />
      <SavingField checkout={checkout} answer={answer} />
      {answer?.sentence && <FormError>{answer.sentence}</FormError>}
      <Button size="lg" fullWidth loading={isBusy} busyLabel={says.busy} icon={<LockIcon />}>
        {says.submit}
      </Button>
      <p className="text-center text-xs text-ink-faint">{words.expiryDateAndSecurityCode}</p>
    </Form>
  )
}

const grouped = (digits: string) => digits.replace(/(.{4})(?=.)/g, '$1 ')

// Numbers of cards run from left to right everywhere.
const digits = { dir: 'ltr', className: 'control rtl:text-right' } as const

function CardFields({ picked, fields }: { picked: string; fields: Refusal['fields'] }) {
  const words = usePayWords()
  return (
    <>
      <Field
        label={words.cardNumber}
        name="cardNumber"
        {...digits}
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="4242 4242 4242 4242"
        maxLength={23}
        defaultValue={grouped(picked)}
        error={fields?.cardNumber}
        required
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <Field
          label={words.expiryDate}
          name="expiry"
          {...digits}
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM / YY"
          maxLength={9}
          defaultValue={picked && '12 / 34'}
          error={fields?.expiry}
          required
        />
        <Field
          label={words.securityCode}
          name="securityCode"
          {...digits}
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder="CVC"
          maxLength={4}
          defaultValue={picked && '123'}
          error={fields?.securityCode}
          required
        />
      </div>
    </>
  )
}
