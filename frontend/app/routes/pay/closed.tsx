import { closedLinkWords } from '#contract/choices.js'
import type { PaymentLinkStatus } from '#contract/payment-links.js'
import { MinusCircleIcon } from '../../components/icon'
import { PayFrame } from './frame'
import { PayPanel } from './panel'

const emblem = <MinusCircleIcon className="size-10 text-ink-faint" />

const titles = { used: 'Already paid', expired: 'This link has expired', closed: 'This link is closed' }

/** A link that takes no payment, or none at all. */
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
          {status === 'used' ? 'If it was you who paid, there is nothing left to do. ' : ''}
          Do you still have something to pay? Please ask {merchantName} for a new link.
        </p>
      </PayPanel>
    ) : (
      <PayPanel emblem={emblem} title="No such payment" lead="There is no payment link at this address.">
        <p className="text-sm text-ink-soft">
          Links are long, and break when a part is lost. Open it again from the message it came in, or ask the sender
          for a new one.
        </p>
      </PayPanel>
    )}
  </PayFrame>
)
