import { Form } from 'react-router'
import { brandWords } from '#contract/messages/cards.js'
import type { CheckoutView, OfferedSavedMethodView } from '#contract/payment-links.js'
import type { Refusal } from '../../api/refusal.server'
import { Button, ButtonLink } from '../../components/button'
import { FormError } from '../../components/form-error'
import { LockIcon } from '../../components/icon'
import { useMoney } from '../../components/speech'
import { ShownCoupon, useIsPaying } from './checkout.coupon'
import { ReceiptField } from './checkout.payer'
import { saysOf } from './checkout.says'
import { SavingField } from './checkout.saving'
import { usePlace } from './place'
import { usePayWords } from './pay-words'

export type ShownCheckout = CheckoutView & {
  /** The cards are those of a payer who is signed in. The session names nobody. */
  isSignedIn?: true
}

interface SavedFormProps {
  checkout: ShownCheckout
  amount: number
  formID: string
  answer: Refusal | undefined
}

/** The customer chooses a saved card and pays with one button; a form without scripts. */
export function SavedForm({ checkout, amount, formID, answer }: SavedFormProps) {
  const words = usePayWords()
  const money = useMoney()
  const place = usePlace()
  const isBusy = useIsPaying()
  const { savedMethods, currency, session, subscription } = checkout
  const says = saysOf(words, checkout, money(amount, currency))
  return (
    <>
      <Form
        method="post"
        noValidate
        className="flex flex-col gap-5 rounded-panel border border-line bg-panel p-5 sm:p-6"
        aria-label={says.title}
      >
        <input type="hidden" name="formID" value={formID} />
        {checkout.isSignedIn && <input type="hidden" name="isSignedIn" value="1" />}
        <ShownCoupon subscription={subscription} />
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2 text-sm font-medium">{words.savedPaymentMethods}</legend>
          {savedMethods.map((method, at) => (
            <SavedChoice key={method.savedPaymentMethodID} method={method} isFirst={at === 0} />
          ))}
        </fieldset>
        {!subscription && !session?.payerEmailAddress && <ReceiptField checkout={checkout} answer={answer} />}
        {subscription && <SavingField checkout={checkout} answer={answer} />}
        {answer?.sentence && <FormError>{answer.sentence}</FormError>}
        {answer?.fields?.paymentMethod && <FormError>{answer.fields.paymentMethod}</FormError>}
        <Button size="lg" fullWidth loading={isBusy} busyLabel={says.busy} icon={<LockIcon />}>
          {says.submit}
        </Button>
      </Form>
      <ButtonLink to={place.to('', { other: '1' })} reloadDocument variant="outline" fullWidth className="mt-5">
        {words.useAnotherMethod}
      </ButtonLink>
    </>
  )
}

function SavedChoice({ method, isFirst }: { method: OfferedSavedMethodView; isFirst: boolean }) {
  const words = usePayWords()
  const { savedPaymentMethodID, card } = method
  const { brand, last4, expiryMonth, expiryYear } = card
  return (
    <label className="flex cursor-pointer items-center gap-3 rounded-control border border-line p-3 has-checked:border-brand has-checked:bg-brand-soft">
      <input
        type="radio"
        name="savedPaymentMethodID"
        value={savedPaymentMethodID}
        defaultChecked={isFirst}
        className="size-4 shrink-0 accent-brand"
      />
      <span className="flex min-w-0 grow flex-col sm:flex-row sm:items-baseline sm:justify-between sm:gap-x-4">
        <bdi dir="ltr" className="font-medium whitespace-nowrap">
          {brandWords[brand]} •••• {last4}
        </bdi>
        {expiryMonth !== null && expiryYear !== null && (
          <span className="text-sm text-ink-soft">
            {words.cardExpires(`${String(expiryMonth).padStart(2, '0')}/${expiryYear}`)}
          </span>
        )}
      </span>
    </label>
  )
}

/** The way back from the other methods. */
export function BackToSaved() {
  const words = usePayWords()
  return (
    <ButtonLink to={usePlace().to()} reloadDocument variant="outline" fullWidth className="mt-5">
      {words.useASavedMethod}
    </ButtonLink>
  )
}
