import type { ReactNode } from 'react'
import type { LinkPaymentView } from '#contract/link-payments.js'
import { ButtonLink } from '../../components/button'
import { ClockIcon, CrossCircleIcon, MinusCircleIcon } from '../../components/icon'
import { useMoney, useSpeech } from '../../components/speech'
import { Spinner } from '../../components/spinner'
import { PayPanel } from './panel'
import { againWith, usePlace } from './place'
import { AskAgain } from './polling'
import { type PayWords, usePayWords } from './pay-words'

interface OutcomeProps {
  payment: LinkPaymentView
  title: string
}

/** Everything that is not paid: on its way, or nothing was taken. */
export function Outcome({ payment, title }: OutcomeProps) {
  const words = usePayWords()
  const place = usePlace()
  const { formats } = useSpeech()
  const { status, mayPayAgain, session, merchantName, amount, currency } = payment
  const what = words.moneyToMerchantName(useMoney()(amount, currency), merchantName)
  // A session says itself how much it is.
  const asked: Record<string, string> = session ? {} : againWith(formats, amount, currency)
  const again = status === 'failed' ? { again: '1', ...asked } : asked
  // The money may still arrive, so that paying is not the first thing to do.
  const isLate = payment.isTransfer && (status === 'expired' || status === 'canceled')
  const isOnItsWay = status === 'processing' || status === 'authorized'
  return (
    <div role="status">
      <PayPanel emblem={emblems[status]} title={title} lead={leadOf(words, payment, what)}>
        {isOnItsWay && <AskAgain />}
        {!isOnItsWay && mayPayAgain && (
          <ButtonLink
            to={place.to('', again)}
            reloadDocument
            size="lg"
            variant={isLate ? 'outline' : 'primary'}
            fullWidth
          >
            {status === 'failed' ? words.tryAgain : isLate ? words.notSentPayNow : words.payNow}
          </ButtonLink>
        )}
        {!isOnItsWay && session && !place.isEmbedded && (
          <ButtonLink to={session.cancelURL} variant="outline" fullWidth>
            {words.backToMerchant(merchantName)}
          </ButtonLink>
        )}
      </PayPanel>
    </div>
  )
}

const emblems: Partial<Record<LinkPaymentView['status'], ReactNode>> = {
  processing: <Spinner className="size-10 text-brand" />,
  authorized: <Spinner className="size-10 text-brand" />,
  failed: <CrossCircleIcon className="size-10 text-failed" />,
  canceled: <MinusCircleIcon className="size-10 text-ink-faint" />,
  expired: <ClockIcon className="size-10 text-ink-faint" />,
}

function leadOf(words: PayWords, payment: LinkPaymentView, what: string): string {
  const { status, failureMessage, isTransfer, merchantName } = payment
  if (status === 'failed') return words.nothingWasTakenFromYou(failureMessage ?? words.thePaymentWasDeclined)
  if (status === 'canceled' && isTransfer) return words.transferCanceled(what, merchantName)
  if (status === 'canceled') return words.wasNotPaidAndNothing(what)
  if (status === 'expired' && isTransfer) return words.transferNotInTime(what, merchantName)
  if (status === 'expired') return words.wasNotConfirmedInTime(what)
  return words.waitingForTheBank(what)
}
