import type { CheckoutView } from '#contract/payment-links.js'
import type { OfferView } from '#contract/offers.js'
import type { Refusal } from '../../api/refusal.server'
import { ArrowLeftIcon } from '../../components/icon'
import { useMoney } from '../../components/speech'
import { TextLink } from '../../components/text-link'
import { paysForUsageAlone, Subscribed } from './checkout.subscribed'
import { type PayWords, usePayWords, useUsageWords } from './pay-words'
import type { PayPlace } from './place'

interface SummaryProps extends CheckoutView {
  place: PayPlace
  /** The payer has said how much, and may say otherwise. */
  isChosen: boolean
  isPart: boolean
  answer: Refusal | undefined
  offer: OfferView | null
}

export function Summary(props: SummaryProps) {
  const { amount, currency, description, session, merchantName, place, isChosen, isPart, subscription, purpose } = props
  const { answer, offer } = props
  const words = usePayWords()
  const usage = useUsageWords()
  const money = useMoney()
  const isUsageAlone = subscription !== null && subscription.trialDays === null && paysForUsageAlone(subscription)
  return (
    <div className="flex flex-col gap-1 md:sticky md:top-14">
      {session && !place.isEmbedded && (
        <TextLink to={session.cancelURL} className="mb-3 inline-flex items-center gap-1 self-start text-sm">
          <ArrowLeftIcon className="size-4 rtl:-scale-x-100" />
          {words.backToMerchant(merchantName)}
        </TextLink>
      )}
      <p className="text-ink-soft [overflow-wrap:anywhere]">
        <bdi>{description}</bdi>
      </p>
      <h1 className="tabular text-3xl [overflow-wrap:anywhere] md:text-4xl">
        {isUsageAlone ? usage.payForWhatYouUse : headOf(words, props, amount === null ? null : money(amount, currency))}
      </h1>
      {(purpose === 'setup' || isUsageAlone) && <p className="text-sm text-ink-soft">{words.notChargedNow}</p>}
      {subscription && <Subscribed {...{ subscription, currency, answer, offer }} />}
      {amount === null && <p className="text-sm text-ink-soft">{words.inCurrency(currency)}</p>}
      {isChosen && (
        <TextLink to={place.to('', isPart ? { part: '1' } : {})} reloadDocument className="self-start text-sm">
          {words.changeTheAmount}
        </TextLink>
      )}
    </div>
  )
}

function headOf(words: PayWords, { purpose, subscription }: CheckoutView, money: string | null): string {
  if (purpose === 'setup') return words.saveYourCard
  if (subscription?.trialDays) return words.trialOf(subscription.trialDays)
  return money ?? words.youChooseTheAmount
}
