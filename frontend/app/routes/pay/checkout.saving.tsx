import { consentSentence } from '#contract/consent.js'
import type { OfferView } from '#contract/offers.js'
import type { CheckoutView } from '#contract/payment-links.js'
import type { Refusal } from '../../api/refusal.server'
import { Checkbox } from '../../components/checkbox'
import { useSpeech } from '../../components/speech'
import { usePayWords, useUsageWords } from './pay-words'

interface SavingFieldProps {
  checkout: CheckoutView
  answer: Refusal | undefined
  /** Left out: the form is for all of them. */
  offer?: OfferView
}

/** A box that is never ticked beforehand; where paying always saves the method, the sentence alone. */
export function SavingField({ checkout, answer, offer }: SavingFieldProps) {
  const said = { pay: usePayWords(), usagePrices: useUsageWords() }
  const { formats } = useSpeech()
  const { saving, merchantName, currency, subscription } = checkout
  if (!saving || (offer && saving.processorAccountIDs?.includes(offer.processorAccountID) === false)) return null
  const sentence = consentSentence(said, formats, { ...saving, merchantName, currency, subscription })
  if (saving.choice === 'yes') return <p className="text-sm text-ink-soft">{sentence}</p>
  return (
    <Checkbox label={sentence} name="saveMethod" value="yes" defaultChecked={answer?.typed?.saveMethod === 'yes'} />
  )
}
