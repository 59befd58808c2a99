import { closedLinkWords } from '#contract/choices.js'
import * as words from '#contract/messages/pay.js'
import type { Mode } from '#contract/modes.js'
import type { CheckoutReturnView, PaymentLinkStatus } from '#contract/payment-links.js'
import { ButtonLink } from '../../components/button'
import { MinusCircleIcon } from '../../components/icon'
import { PayFrame } from './frame'
import { PayPanel } from './panel'

const emblem = <MinusCircleIcon className="size-10 text-ink-faint" />

const titles = { used: words.alreadyPaid, expired: words.thisLinkHasExpired, closed: words.thisLinkIsClosed }

interface NoPaymentProps {
  merchantName: string | null
  mode?: Mode
  status: Exclude<PaymentLinkStatus, 'open'> | null
  session?: CheckoutReturnView | null
}

export const NoPayment = ({ merchantName, mode, status, session }: NoPaymentProps) => (
  <PayFrame merchantName={merchantName} mode={mode}>
    {status && session && merchantName ? (
      <EndedSession merchantName={merchantName} session={session} />
    ) : status ? (
      <PayPanel emblem={emblem} title={titles[status]} lead={`${closedLinkWords[status]}.`}>
        <p className="text-sm text-ink-soft">
          {words.doYouStillHaveSomething(status === 'used' ? words.ifItWasYouWho : '')} {merchantName}{' '}
          {words.forANewLink}
        </p>
      </PayPanel>
    ) : (
      <PayPanel emblem={emblem} title={words.noSuchPayment} lead={words.thereIsNoPaymentLink}>
        <p className="text-sm text-ink-soft">{words.linksAreLongAndBreak}</p>
      </PayPanel>
    )}
  </PayFrame>
)

const EndedSession = ({ merchantName, session }: { merchantName: string; session: CheckoutReturnView }) => (
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
