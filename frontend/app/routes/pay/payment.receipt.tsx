import type { ReactNode } from 'react'
import { brandWords } from '#contract/messages/cards.js'
import * as words from '#contract/messages/pay.js'
import { formatMoney } from '#contract/money.js'
import type { LinkPaymentView } from '#contract/payment-links.js'
import { Button } from '../../components/button'
import { useHydrated } from '../../components/hydrated'
import { CheckCircleIcon } from '../../components/icon'
import { Moment } from '../../components/moment'
import { PayPanel } from './panel'
import { WayBack } from './payment.way-back'

/** What the payer keeps; it prints on one sheet, and its address shows it again. */
export function Receipt({ payment }: { payment: LinkPaymentView }) {
  const { merchantName, amount, amountRefunded, currency, description, card, transactionID, createdAt } = payment
  const hydrated = useHydrated()
  const isPaid = payment.status === 'succeeded'
  const back = payment.session?.successURL ?? null
  return (
    <PayPanel
      emblem={<CheckCircleIcon className="size-10 text-success" />}
      title={isPaid ? words.thankYouItIsPaid : words.thankYouItIsAuthorized}
      lead={leadOf(merchantName, isPaid, back)}
    >
      {back && <WayBack to={back} merchantName={merchantName} />}
      <dl className="flex flex-col divide-y divide-line border-y border-line text-sm">
        <Line term={words.paidTo}>{merchantName}</Line>
        <Line term={words.forWord}>{description}</Line>
        <Line term={words.date}>
          <Moment iso={createdAt} />
        </Line>
        {card && (
          <Line term={words.paidWith}>
            {brandWords[card.brand]} •••• {card.last4}
          </Line>
        )}
        <Line term={words.amount}>
          <strong className="tabular text-base font-semibold">{formatMoney(amount, currency)}</strong>
        </Line>
        {amountRefunded > 0 && (
          <Line term={words.refunded}>
            <span className="tabular">{formatMoney(amountRefunded, currency)}</span>
          </Line>
        )}
        <Line term={words.payment}>
          <span className="font-mono text-xs">{transactionID}</span>
        </Line>
      </dl>
      {hydrated && (
        <Button type="button" variant="outline" onClick={() => window.print()}>
          {words.printTheReceipt}
        </Button>
      )}
    </PayPanel>
  )
}

function leadOf(merchantName: string, isPaid: boolean, back: string | null): string {
  if (!isPaid) return words.takesTheMoneyLater(merchantName)
  return back ? words.paysHasBeenTold(merchantName) : words.hasBeenToldYouCan(merchantName)
}

const Line = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-6 py-2.5">
    <dt className="shrink-0 text-ink-soft">{term}</dt>
    <dd className="min-w-0 text-right [overflow-wrap:anywhere]">{children}</dd>
  </div>
)
