import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { type OfferView, redirectToken, transferToken } from '#contract/offers.js'
import type { CheckoutView } from '#contract/payment-links.js'
import type { Refusal } from '../../api/refusal.server'
import { Button } from '../../components/button'
import { FormError } from '../../components/form-error'
import { useHydrated } from '../../components/hydrated'
import { LockIcon } from '../../components/icon'
import { useMoney } from '../../components/speech'
import { Spinner } from '../../components/spinner'
import { ShownAmount } from './checkout.amount'
import { ShownCoupon, useIsPaying } from './checkout.coupon'
import { ReceiptField } from './checkout.payer'
import { saysOf, savesAlone } from './checkout.says'
import { SavingField } from './checkout.saving'
import type { DrawnFields, FieldsAsked } from './drawn-fields'
import { drawFields } from './fields'
import { usePayWords } from './pay-words'

interface ElsewhereProps {
  checkout: CheckoutView
  offer: OfferView
  /** Minor units; what the payer chose, where the link leaves it open. */
  amount: number
  typedAmount: string | null
  formID: string
  answer: Refusal | undefined
}

const box = 'flex flex-col gap-5 rounded-panel border border-line bg-panel p-5 sm:p-6'

type HiddenProps = Pick<ElsewhereProps, 'checkout' | 'formID' | 'offer' | 'typedAmount'>

const Hidden = ({ checkout, formID, offer, typedAmount }: HiddenProps) => (
  <>
    <ShownCoupon subscription={checkout.subscription} />
    <ShownAmount {...checkout} />
    <input type="hidden" name="formID" value={formID} />
    <input type="hidden" name="processorAccountID" value={offer.processorAccountID} />
    {typedAmount !== null && <input type="hidden" name="amount" value={typedAmount} />}
  </>
)

/** The payer goes on at a page of the processor, or pays by a bank transfer; a form of ours, so that it works without a script. */
export function RedirectForm({ checkout, offer, amount, typedAmount, formID, answer }: ElsewhereProps) {
  const words = usePayWords()
  const money = useMoney()
  const isBusy = useIsPaying()
  const { currency } = checkout
  const isSetup = savesAlone(checkout)
  const isTransfer = offer.kind === 'transfer'
  const shown = money(amount, currency)
  const says = saysOf(words, checkout, shown)
  const payment = isTransfer ? words.payMoneyByTransfer(shown) : words.payMoneyWith(shown, offer.title)
  const hint = isSetup ? words.enterCardWith(offer.title) : words.titleBringsYouBack(offer.title)
  return (
    <Form method="post" noValidate className={box} aria-label={says.title}>
      <Hidden {...{ checkout, formID, offer, typedAmount }} />
      <input type="hidden" name="token" value={isTransfer ? transferToken : redirectToken} />
      <ReceiptField checkout={checkout} answer={answer} />
      {!isTransfer && <SavingField {...{ checkout, answer, offer }} />}
      {answer?.sentence && <FormError>{answer.sentence}</FormError>}
      <Button size="lg" fullWidth loading={isBusy} busyLabel={says.busy} icon={<LockIcon />}>
        {isSetup ? words.continueWith(offer.title) : payment}
      </Button>
      <p className="text-center text-xs text-ink-faint">{isTransfer ? words.accountOnTheNextPage : hint}</p>
    </Form>
  )
}

/** Fields of the processor, in its frame. Our form carries the token that its script makes of them. */
export function FieldsForm({ checkout, offer, amount, typedAmount, formID, answer }: ElsewhereProps) {
  const words = usePayWords()
  const money = useMoney()
  const { currency, merchantName } = checkout
  const submit = useSubmit()
  const isSent = useIsPaying()
  const isSetup = savesAlone(checkout)
  const says = saysOf(words, checkout, money(amount, currency))
  const { place, fields, hasFailed } = useFields(offer, { amount, currency, isSetup })
  const [asking, setAsking] = useState(false)
  const [sentence, setSentence] = useState<string>()
  async function pay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!fields || asking) return
    const form = new FormData(event.currentTarget)
    setAsking(true)
    setSentence(undefined)
    const made = await fields.token().catch(() => ({ sentence: undefined }))
    setAsking(false)
    if ('sentence' in made) return setSentence(made.sentence ?? words.thePaymentCouldNotBe)
    form.set('token', made.token)
    await submit(form, { method: 'post' })
  }
  const said = sentence ?? answer?.sentence
  const hydrated = useHydrated()
  return (
    <Form method="post" noValidate className={box} onSubmit={(event) => void pay(event)} aria-label={says.title}>
      <Hidden {...{ checkout, formID, offer, typedAmount }} />
      <div ref={place} className="min-h-56" aria-label={words.payWithTitle(offer.title)} role="group">
        {hydrated && !fields && !hasFailed && <Spinner className="mx-auto size-6 text-ink-faint" />}
      </div>
      <noscript>
        <FormError>{words.fieldsNeedScripts(offer.title)}</FormError>
      </noscript>
      {hasFailed && <FormError>{words.cardFormFailedToLoad(offer.title)}</FormError>}
      {hydrated && <ReceiptField checkout={checkout} answer={answer} />}
      {hydrated && <SavingField {...{ checkout, answer, offer }} />}
      {said && <FormError>{said}</FormError>}
      {hydrated && (
        <Button
          size="lg"
          fullWidth
          loading={asking || isSent}
          disabled={!fields}
          busyLabel={says.busy}
          icon={<LockIcon />}
        >
          {says.submit}
        </Button>
      )}
      <p className="text-center text-xs text-ink-faint">{words.titleTakesYourCard(offer.title, merchantName)}</p>
    </Form>
  )
}

function useFields(offer: OfferView, sum: Pick<FieldsAsked, 'amount' | 'currency' | 'isSetup'>) {
  const place = useRef<HTMLDivElement>(null)
  const [fields, setFields] = useState<DrawnFields | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const drawnFor = JSON.stringify([offer.processorAccountID, sum])
  const asked = useRef({ offer, ...sum })
  asked.current = { offer, ...sum }
  useEffect(() => {
    // A child of its own: React keeps what it has drawn in the place, and the processor what it draws here.
    const own = document.createElement('div')
    place.current?.append(own)
    let isGone = false
    let drawn: DrawnFields | undefined
    drawFields({ ...asked.current, place: own }).then(
      (made) => {
        drawn = made
        if (isGone) made.remove()
        else setFields(made)
      },
      () => {
        if (!isGone) setHasFailed(true)
      },
    )
    return () => {
      isGone = true
      drawn?.remove()
      own.remove()
      setFields(null)
    }
  }, [drawnFor])
  return { place, fields, hasFailed }
}
