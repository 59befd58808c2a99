import { payerRefusals as english } from '#contract/messages/payer-refusals.js'
import type { SessionPurpose } from '#contract/choices.js'
import type { Mode } from '#contract/modes.js'
import type { CheckoutReturnView, PaymentLinkStatus } from '#contract/payment-links.js'
import { ButtonLink } from '../../components/button'
import { MinusCircleIcon } from '../../components/icon'
import { useWords } from '../../components/speech'
import { PayFrame } from './frame'
import { PayPanel } from './panel'
import { type PayWords, usePayWords } from './pay-words'

const emblem = <MinusCircleIcon className="size-10 text-ink-faint" />

const titlesIn = (words: PayWords) => ({
  used: words.alreadyPaid,
  expired: words.thisLinkHasExpired,
  closed: words.thisLinkIsClosed,
})

interface NoPaymentProps {
  merchantName: string | null
  mode?: Mode
  status: Exclude<PaymentLinkStatus, 'open'> | null
  session?: CheckoutReturnView | null
  purpose?: SessionPurpose
}

export function NoPayment({ merchantName, mode, status, session, purpose }: NoPaymentProps) {
  const words = usePayWords()
  return (
    <PayFrame merchantName={merchantName} mode={mode}>
      {status && session && merchantName ? (
        <EndedSession merchantName={merchantName} session={session} purpose={purpose ?? 'payment'} />
      ) : status ? (
        <ClosedLink merchantName={merchantName} status={status} />
      ) : (
        <PayPanel emblem={emblem} title={words.noSuchPayment} lead={words.thereIsNoPaymentLink}>
          <p className="text-sm text-ink-soft">{words.linksAreLongAndBreak}</p>
        </PayPanel>
      )}
    </PayFrame>
  )
}

interface ClosedLinkProps {
  merchantName: string | null
  status: Exclude<PaymentLinkStatus, 'open'>
}

function ClosedLink({ merchantName, status }: ClosedLinkProps) {
  const words = usePayWords()
  const { closedLinks } = useWords('payerRefusals', { payerRefusals: english }).payerRefusals
  return (
    <PayPanel emblem={emblem} title={titlesIn(words)[status]} lead={`${closedLinks[status]}.`}>
      <p className="text-sm text-ink-soft">
        {status === 'used' && `${words.ifItWasYouWho} `}
        {words.getNewLink(merchantName ?? '')}
      </p>
    </PayPanel>
  )
}

interface EndedSessionProps {
  merchantName: string
  session: CheckoutReturnView
  purpose: SessionPurpose
}

function EndedSession({ merchantName, session, purpose }: EndedSessionProps) {
  const words = usePayWords()
  const { title, lead, missed } = endOf(words, purpose)
  return (
    <PayPanel
      emblem={emblem}
      title={session.successURL ? title : words.thisCheckoutHasExpired}
      lead={session.successURL ? lead : missed}
    >
      <ButtonLink to={session.successURL ?? session.cancelURL} size="lg" fullWidth>
        {words.backToMerchant(merchantName)}
      </ButtonLink>
    </PayPanel>
  )
}

function endOf(words: PayWords, purpose: SessionPurpose): { title: string; lead: string; missed: string } {
  if (purpose === 'setup')
    return { title: words.cardIsSaved, lead: words.cardAlreadySaved, missed: words.cardNotSavedInTime }
  if (purpose === 'subscription')
    return { title: words.subscribed, lead: words.alreadySubscribed, missed: words.notSubscribedInTime }
  return { title: words.alreadyPaid, lead: words.thisCheckoutIsPaid, missed: words.linkExpiredUnpaid }
}
