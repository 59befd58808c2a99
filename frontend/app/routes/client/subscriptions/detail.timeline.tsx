import type { InvoiceSummaryView } from '#contract/invoices.js'
import * as words from '#contract/messages/client/subscriptions.js'
import type { PaymentTryView } from '#contract/payment-tries.js'
import type { SubscriptionView } from '#contract/subscriptions.js'
import { formatMoney } from '#contract/spoken-formats.js'
import { Card } from '../../../components/card'
import { Moment } from '../../../components/moment'
import { TextLink } from '../../../components/text-link'
import { failureName } from '../parts/failure-name'

interface Step {
  key: string
  at: string
  name: string
  to?: string
  colour?: string
  details?: string[]
}

interface TimelineProps {
  subscription: SubscriptionView
  invoices: readonly InvoiceSummaryView[]
  tries: readonly PaymentTryView[]
}

export const SubscriptionTimeline = (props: TimelineProps) => (
  <Card title={words.timeline}>
    <ol className="flex flex-col">
      {stepsOf(props).map(({ key, at, name, to, colour = 'bg-ink-faint', details = [] }) => (
        <li
          key={key}
          className="relative flex gap-3 pb-5 before:absolute before:top-4 before:bottom-0 before:start-[5px] before:w-px before:bg-line last:pb-0 last:before:hidden"
        >
          <span
            aria-hidden="true"
            className={`mt-1 size-[11px] shrink-0 rounded-full border-2 border-panel ${colour}`}
          />
          <div className="flex min-w-0 flex-col gap-0.5">
            <p className="text-ink">{to ? <TextLink to={to}>{name}</TextLink> : name}</p>
            {details.map((detail) => (
              <p key={detail} className="text-xs text-ink-soft [overflow-wrap:anywhere]">
                {detail}
              </p>
            ))}
            <p className="text-xs text-ink-faint">
              <Moment iso={at} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  </Card>
)

/** Newest first; steps of one moment stand in the order that they are made in. */
function stepsOf({ subscription, invoices, tries }: TimelineProps): Step[] {
  const { createdAt, pausedAt, canceledAt, trialEndsAt, currentPeriodEnd } = subscription
  const trialEnd = trialEndsAt && trialEndsAt < currentPeriodEnd ? trialEndsAt : null
  const named: [string | null, string, string?][] = [
    [createdAt, words.timelineCreated],
    [trialEnd, words.timelineTrialEnded],
    [pausedAt, words.timelinePaused],
    [canceledAt, words.timelineCanceled, 'bg-failed'],
  ]
  const states = named.flatMap(([at, name, colour]): Step[] =>
    at ? [{ key: name, at, name, ...(colour && { colour }) }] : [],
  )
  return [...states, ...invoices.flatMap(stepOfInvoice), ...[...tries].reverse().map(stepOfTry)]
    .map((step, order) => ({ step, order }))
    .sort((one, other) => Date.parse(other.step.at) - Date.parse(one.step.at) || other.order - one.order)
    .map(({ step }) => step)
}

const stepOfInvoice = ({ invoiceID, number, finalizedAt, total, currency }: InvoiceSummaryView): Step[] =>
  finalizedAt && number
    ? [
        {
          ...{ key: invoiceID, at: finalizedAt, name: words.timelineInvoice(number) },
          ...{ to: `/client/invoices/${invoiceID}`, details: [formatMoney(total, currency)] },
        },
      ]
    : []

const colours: Partial<Record<PaymentTryView['outcome'], string>> = { succeeded: 'bg-success', failed: 'bg-failed' }

function stepOfTry({ invoiceID, number, transactionID, outcome, failureCode, reason, triedAt }: PaymentTryView): Step {
  const colour = colours[outcome]
  return {
    ...{ key: `${invoiceID} ${number}`, at: triedAt, name: words.tryOutcomes[outcome] },
    details: [...whyOf({ outcome, failureCode }), words.tryReasons[reason]],
    ...(colour && { colour }),
    ...(transactionID && { to: `/client/transactions/${transactionID}` }),
  }
}

function whyOf({ outcome, failureCode }: Pick<PaymentTryView, 'outcome' | 'failureCode'>): string[] {
  if (!failureCode) return []
  if (outcome === 'skipped')
    return [words.skippedBecause[failureCode === 'LIMIT_EXCEEDED' ? failureCode : 'amount_not_supported']]
  return [words.becauseOf(failureName(failureCode))]
}
