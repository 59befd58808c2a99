import type { ReactNode } from 'react'
import type { CheckoutView } from '#contract/payment-links.js'
import { ButtonLink } from '../../components/button'
import { ClockIcon } from '../../components/icon'
import { savesAlone } from './checkout.says'
import { PayFrame } from './frame'
import { PayPanel } from './panel'
import { usePayWords } from './pay-words'
import { AskAgain } from './polling'

interface NotYetProps extends CheckoutView {
  /** With the coupon code, because another price may be possible. */
  summary: ReactNode
  children: ReactNode
}

export function NotYet({ merchantName, mode, summary, children }: NotYetProps) {
  const words = usePayWords()
  return (
    <PayFrame merchantName={merchantName} mode={mode} summary={summary}>
      {children}
      <PayPanel
        heading={summary ? 'h2' : 'h1'}
        emblem={<ClockIcon className="size-10 text-pending" />}
        title={words.cannotBePaidYet}
        lead={words.pleaseAskTheMerchant(merchantName)}
      />
    </PayFrame>
  )
}

export function UnderWay({ own, ...checkout }: CheckoutView & { own: string | null }) {
  const { merchantName, mode } = checkout
  const words = usePayWords()
  const isSetup = savesAlone(checkout)
  const waits = own ? words.yourPaymentIsWaiting : words.aPaymentIsUnderWay
  const lead = own ? words.youHaveBegunToPay : words.thisLinkIsGoodFor
  return (
    <PayFrame merchantName={merchantName} mode={mode}>
      <PayPanel
        emblem={<ClockIcon className="size-10 text-pending" />}
        title={isSetup ? words.cardIsBeingSaved : waits}
        lead={isSetup ? words.waitingToSave : lead}
      >
        {own && <ButtonLink to={own}>{isSetup ? words.goOn : words.continueThePayment}</ButtonLink>}
        {!own && <p className="text-sm text-ink-faint">{words.thisPageLooksAgainBy}</p>}
      </PayPanel>
      <AskAgain />
    </PayFrame>
  )
}
