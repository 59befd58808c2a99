import { type SubscriptionStatus, subscriptionStatuses } from '#contract/billing-choices.js'

/** What the list and its file were asked for. */
export function filterOf(url: URL): { q: string; status: SubscriptionStatus | null } {
  const asked = url.searchParams.get('status')
  const status = subscriptionStatuses.find((one) => one === asked) ?? null
  return { q: (url.searchParams.get('q') ?? '').trim(), status }
}
