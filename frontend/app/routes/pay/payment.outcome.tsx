import type { ReactNode } from 'react'
import * as words from '#contract/messages/pay.js'
import { formatMoney } from '#contract/money.js'
import type { LinkPaymentView } from '#contract/payment-links.js'
import { ButtonLink } from '../../components/button'
import { ClockIcon, CrossCircleIcon, MinusCircleIcon } from '../../components/icon'
import { Spinner } from '../../components/spinner'
import { PayPanel } from './panel'
import { AskAgain } from './polling'

interface OutcomeProps {
  payment: LinkPaymentView
  title: string
  checkout: string
}

/** Everything that is not paid: on its way, or nothing was taken. */
export function Outcome({ payment, title, checkout }: OutcomeProps) {
  const { status, mayPayAgain, session, merchantName } = payment
  const isOnItsWay = status === 'processing' || status === 'authorized'
  return (
    <div role="status">
      <PayPanel emblem={emblems[status]} title={title} lead={leadOf(payment)}>
        {isOnItsWay && <AskAgain />}
        {!isOnItsWay && mayPayAgain && (
          <ButtonLink to={status === 'failed' ? `${checkout}?again=1` : checkout} reloadDocument size="lg" fullWidth>
            {status === 'failed' ? words.tryAgain : words.payNow}
          </ButtonLink>
        )}
        {!isOnItsWay && session && (
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

function leadOf({ status, failureMessage, amount, currency, merchantName }: LinkPaymentView): string {
  const what = words.moneyToMerchantName(formatMoney(amount, currency), merchantName)
  if (status === 'failed') return words.nothingWasTakenFromYou(failureMessage ?? words.thePaymentWasDeclined)
  if (status === 'canceled') return words.wasNotPaidAndNothing(what)
  if (status === 'expired') return words.wasNotConfirmedInTime(what)
  return `${what}. We are waiting for the bank to answer, which can take a moment. Please do not pay again; this page tells you as soon as we know.`
}
