import { closedLinkWords } from '#contract/choices.js'
import * as words from '#contract/messages/pay.js'
import type { PaymentLinkStatus } from '#contract/payment-links.js'
import { MinusCircleIcon } from '../../components/icon'
import { PayFrame } from './frame'
import { PayPanel } from './panel'

const emblem = <MinusCircleIcon className="size-10 text-ink-faint" />

const titles = { used: words.alreadyPaid, expired: words.thisLinkHasExpired, closed: words.thisLinkIsClosed }

export const NoPayment = ({
  merchantName,
  status,
}: {
  merchantName: string | null
  status: Exclude<PaymentLinkStatus, 'open'> | null
}) => (
  <PayFrame merchantName={merchantName}>
    {status ? (
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
