import {
  type CancellationFeedback,
  cancellationFeedbacks,
  type SubscriptionStatus,
  subscriptionStatuses,
} from '#contract/billing-choices.js'
import * as words from '#contract/messages/client/portal-settings.js'
import { feedbacks } from '#contract/messages/payer-billing.js'
import { isMonth } from '#contract/months.js'
import { monthNow } from '#contract/spoken-formats.js'

interface Filter {
  q: string
  status: SubscriptionStatus | null
  /** Set by the report that counts why customers cancel. */
  cancellationFeedback: CancellationFeedback | null
  cancellationFirstMonth: string | null
  cancellationLastMonth: string | null
}

/** What the list and its file were asked for. */
export function filterOf({ searchParams }: URL): Filter {
  const status = subscriptionStatuses.find((one) => one === searchParams.get('status')) ?? null
  const feedback = searchParams.get('cancellationFeedback')
  const cancellationFeedback = cancellationFeedbacks.find((one) => one === feedback) ?? null
  const q = (searchParams.get('q') ?? '').trim()
  const cancellationFirstMonth = monthIn(searchParams, 'cancellationFirstMonth')
  const cancellationLastMonth = monthIn(searchParams, 'cancellationLastMonth')
  return { q, status, cancellationFeedback, cancellationFirstMonth, cancellationLastMonth }
}

function monthIn(searchParams: URLSearchParams, name: string): string | null {
  const month = searchParams.get(name)
  return isMonth(month) ? month : null
}

export type CanceledFilter = Omit<Filter, 'q' | 'status'>

/** What the report has asked for, in words; null: the list is not of cancellations. */
export function canceledWords({ cancellationFeedback, ...span }: CanceledFilter): string | null {
  const reason = cancellationFeedback && feedbacks[cancellationFeedback]
  const { cancellationFirstMonth: first, cancellationLastMonth: last } = span
  const named = [first ?? last, last ?? first].flatMap((month) => (month ? [monthNow(month)] : []))
  const [from, to] = named
  if (!from || !to) return reason && words.canceledBecause(reason)
  const months = from === to ? from : words.monthsTo(from, to)
  return reason ? words.canceledInBecause(months, reason) : words.canceledIn(months)
}
