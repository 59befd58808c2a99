import {
  type CancellationFeedback,
  cancellationFeedbacks,
  type SubscriptionStatus,
  subscriptionStatuses,
} from '#contract/billing-choices.js'

interface Filter {
  q: string
  status: SubscriptionStatus | null
  /** Set by the report that counts why customers cancel. */
  cancellationFeedback: CancellationFeedback | null
}

/** What the list and its file were asked for. */
export function filterOf({ searchParams }: URL): Filter {
  const status = subscriptionStatuses.find((one) => one === searchParams.get('status')) ?? null
  const feedback = searchParams.get('cancellationFeedback')
  const cancellationFeedback = cancellationFeedbacks.find((one) => one === feedback) ?? null
  return { q: (searchParams.get('q') ?? '').trim(), status, cancellationFeedback }
}
