import type { ReactNode } from 'react'
import { brandWords } from '#contract/messages/cards.js'
import type { LinkPaymentView } from '#contract/payment-links.js'
import { Button } from '../../components/button'
import { useHydrated } from '../../components/hydrated'
import { CheckCircleIcon } from '../../components/icon'
import { Moment } from '../../components/moment'
import { useMoney } from '../../components/speech'
import { PayPanel } from './panel'
import { WayBack } from './payment.way-back'
import { usePlace } from './place'
import { type PayWords, usePayWords } from './pay-words'

/** What the payer keeps; it prints on one sheet, and its address shows it again. */
export function Receipt({ payment }: { payment: LinkPaymentView }) {
  const { merchantName, amount, amountRefunded, currency, description, card, transactionID, createdAt } = payment
  const words = usePayWords()
  const money = useMoney()
  const hydrated = useHydrated()
  const isPaid = payment.status === 'succeeded'
  const { isEmbedded } = usePlace()
  // The page around the frame decides where the payer goes on.
  const back = isEmbedded ? null : (payment.session?.successURL ?? null)
  return (
    <PayPanel
      emblem={<CheckCircleIcon className="size-10 text-success" />}
      title={isPaid ? words.thankYouItIsPaid : words.thankYouItIsAuthorized}
      lead={leadOf(words, merchantName, isPaid, back)}
    >
      {back && <WayBack to={back} merchantName={merchantName} />}
      <dl className="flex flex-col divide-y divide-line border-y border-line text-sm">
        <Line term={words.paidTo}>
          <bdi>{merchantName}</bdi>
        </Line>
        <Line term={words.forWord}>
          <bdi>{description}</bdi>
        </Line>
        <Line term={words.date}>
          <Moment iso={createdAt} />
        </Line>
        {card && (
          <Line term={words.paidWith}>
            <bdi dir="ltr">
              {brandWords[card.brand]} •••• {card.last4}
            </bdi>
          </Line>
        )}
        <Line term={words.amount}>
          <strong className="tabular text-base font-semibold">{money(amount, currency)}</strong>
        </Line>
        {amountRefunded > 0 && (
          <Line term={words.refunded}>
            <span className="tabular">{money(amountRefunded, currency)}</span>
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

function leadOf(words: PayWords, merchantName: string, isPaid: boolean, back: string | null): string {
  if (!isPaid) return words.takesTheMoneyLater(merchantName)
  return back ? words.paysHasBeenTold(merchantName) : words.hasBeenToldYouCan(merchantName)
}

const Line = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-6 py-2.5">
    <dt className="shrink-0 text-ink-soft">{term}</dt>
    <dd className="min-w-0 text-end [overflow-wrap:anywhere]">{children}</dd>
  </div>
)
