import type { InvoicePaymentView, InvoiceView } from '#contract/invoices.js'
import * as words from '#contract/messages/client/invoices.js'
import { formatMoney } from '#contract/spoken-formats.js'
import { Card } from '../../../components/card'
import { Moment } from '../../../components/moment'
import { TextLink } from '../../../components/text-link'

interface Step {
  key: string
  at: string
  name: string
  colour?: string
  transactionID?: string
  detail?: string
}

export function InvoiceTimeline({ invoice }: { invoice: InvoiceView }) {
  const steps = stepsOf(invoice)
  return (
    <Card title={words.timeline}>
      <ol className="flex flex-col">
        {steps.map(({ key, at, name, colour = 'bg-ink-faint', transactionID, detail }) => (
          <li
            key={key}
            className="relative flex gap-3 pb-5 before:absolute before:top-4 before:bottom-0 before:start-[5px] before:w-px before:bg-line last:pb-0 last:before:hidden"
          >
            <span
              aria-hidden="true"
              className={`mt-1 size-[11px] shrink-0 rounded-full border-2 border-panel ${colour}`}
            />
            <div className="flex min-w-0 flex-col gap-0.5">
              <p className="text-ink">
                {transactionID ? <TextLink to={`/client/transactions/${transactionID}`}>{name}</TextLink> : name}
              </p>
              {detail && <p className="text-xs text-ink-soft">{detail}</p>}
              <p className="text-xs text-ink-faint">
                <Moment iso={at} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** Newest first; steps of one moment stand in the order that they are made in. */
function stepsOf(invoice: InvoiceView): Step[] {
  const { createdAt, finalizedAt, sentAt, paidAt, voidedAt, markedUncollectibleAt, payments, currency } = invoice
  const named: [string | null, string, string?][] = [
    [createdAt, words.created],
    [finalizedAt, words.finalized],
    [sentAt, words.emailed],
    [markedUncollectibleAt, words.statuses.uncollectible, 'bg-failed'],
    [voidedAt, words.voided, 'bg-failed'],
  ]
  const steps = named.flatMap(([at, name, colour]): Step[] =>
    at ? [{ key: name, at, name, ...(colour && { colour }) }] : [],
  )
  const paid: Step[] = paidAt ? [{ key: 'paid', at: paidAt, name: words.statuses.paid, colour: 'bg-success' }] : []
  return [...steps, ...payments.map((payment) => stepOf(payment, currency)), ...paid]
    .map((step, order) => ({ step, order }))
    .sort((one, other) => Date.parse(other.step.at) - Date.parse(one.step.at) || other.order - one.order)
    .map(({ step }) => step)
}

function stepOf(payment: InvoicePaymentView, currency: InvoiceView['currency']): Step {
  const { transactionID, amount, isExtra, amountExtra, lostAt, createdAt } = payment
  const money = formatMoney(amount, currency)
  if (lostAt) {
    const detail = isExtra ? {} : { detail: words.lostHelp }
    return {
      key: transactionID,
      at: lostAt,
      name: words.lostPayment(money),
      transactionID,
      colour: 'bg-failed',
      ...detail,
    }
  }
  const name = isExtra ? words.extraPayment(money) : words.paymentReceived(money)
  const detail = amountExtra > 0 ? { detail: refundWords(payment, currency) } : {}
  return { key: transactionID, at: createdAt, name, transactionID, ...detail }
}

function refundWords(
  { isExtra, amountExtra, refundID, refundFailure }: InvoicePaymentView,
  currency: InvoiceView['currency'],
): string {
  const what = refundFailure ? words.extraFailed : refundID ? words.extraRefunded : words.extraWaiting
  return isExtra ? what : `${words.extraPart(formatMoney(amountExtra, currency))} ${what}`
}
