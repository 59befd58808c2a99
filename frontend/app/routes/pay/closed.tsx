import { payerRefusals as english } from '#contract/messages/payer-refusals.js'
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
}

export function NoPayment({ merchantName, mode, status, session }: NoPaymentProps) {
  const words = usePayWords()
  return (
    <PayFrame merchantName={merchantName} mode={mode}>
      {status && session && merchantName ? (
        <EndedSession merchantName={merchantName} session={session} />
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
        {words.askForANewLink(merchantName ?? '')}
      </p>
    </PayPanel>
  )
}

function EndedSession({ merchantName, session }: { merchantName: string; session: CheckoutReturnView }) {
  const words = usePayWords()
  return (
    <PayPanel
      emblem={emblem}
      title={session.successURL ? words.alreadyPaid : words.thisCheckoutHasExpired}
      lead={session.successURL ? words.thisCheckoutIsPaid : words.expiredWithoutAPayment}
    >
      <ButtonLink to={session.successURL ?? session.cancelURL} size="lg" fullWidth>
        {words.backToMerchant(merchantName)}
      </ButtonLink>
    </PayPanel>
  )
}
