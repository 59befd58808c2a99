import * as words from '#contract/messages/client/subscriptions.js'
import type { SubscriptionView } from '#contract/subscriptions.js'
import { openDialog } from '../../../components/dialog-form'
import { ButtonLink } from '../parts/may'

/** The most likely next step stands last and is the only filled button. */
export function SubscriptionActions({ subscription }: { subscription: SubscriptionView }) {
  const { subscriptionID, status, cancelAtPeriodEnd } = subscription
  if (status === 'canceled') return null
  const page = `/client/subscriptions/${subscriptionID}`
  const isPaused = status === 'paused'
  const isRunning = !isPaused && status !== 'incomplete'
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink {...openDialog} to={`${page}/cancel`} variant="outline">
        {words.cancel}
      </ButtonLink>
      {isRunning && (
        <ButtonLink {...openDialog} to={`${page}/pause`} variant="outline">
          {words.pause}
        </ButtonLink>
      )}
      {(isPaused || cancelAtPeriodEnd) && (
        <ButtonLink {...openDialog} to={`${page}/resume`} variant={isPaused ? 'primary' : 'outline'}>
          {words.resume}
        </ButtonLink>
      )}
      {isRunning && <ButtonLink to={`${page}/change`}>{words.change}</ButtonLink>}
    </div>
  )
}
