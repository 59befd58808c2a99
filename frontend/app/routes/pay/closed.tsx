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
        <EndedSession merchantName={merchantName} session={session} isSetup={purpose === 'setup'} />
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
  isSetup: boolean
}

function EndedSession({ merchantName, session, isSetup }: EndedSessionProps) {
  const words = usePayWords()
  const done = isSetup
    ? { title: words.cardIsSaved, lead: words.cardAlreadySaved }
    : { title: words.alreadyPaid, lead: words.thisCheckoutIsPaid }
  const missed = isSetup ? words.cardNotSavedInTime : words.linkExpiredUnpaid
  return (
    <PayPanel
      emblem={emblem}
      title={session.successURL ? done.title : words.thisCheckoutHasExpired}
      lead={session.successURL ? done.lead : missed}
    >
      <ButtonLink to={session.successURL ?? session.cancelURL} size="lg" fullWidth>
        {words.backToMerchant(merchantName)}
      </ButtonLink>
    </PayPanel>
  )
}
