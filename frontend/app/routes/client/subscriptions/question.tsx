import { useLocation } from 'react-router'
import * as words from '#contract/messages/client/subscriptions.js'
import { runForm } from '../../../api/form-actions.server'
import { found, rowOrGone } from '../../../api/row-or-gone.server'
import { loadOwnSubscription, pauseOwnSubscription, resumeOwnSubscription } from '../../../api/subscriptions.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import type { Route } from './+types/question'

const pageOf = (subscriptionID: string) => `/client/subscriptions/${encodeURIComponent(subscriptionID)}`
const kinds = ['pause', 'resume'] as const
type Kind = (typeof kinds)[number]

/** The last part of the address says what is asked. */
const kindOf = (pathname: string): Kind | undefined => {
  const last = pathname
    .replace(/\.data$/, '')
    .split('/')
    .at(-1)
  return kinds.find((kind) => kind === last)
}

const asked = (): Record<Kind, { title: string; lead: string; submit: string; done: string; failed: string }> => ({
  pause: {
    ...{ title: words.pauseTitle, lead: words.pauseLead, submit: words.pauseSubscription },
    ...{ done: words.paused, failed: words.failedToPause },
  },
  resume: {
    ...{ title: words.resumeTitle, lead: words.resumeLead, submit: words.resumeSubscription },
    ...{ done: words.resumed, failed: words.failedToResume },
  },
})

export const meta: Route.MetaFunction = ({ location }) => pageMeta(asked()[kindOf(location.pathname) ?? 'pause'].submit)

export async function loader({ context, params: { subscriptionID }, url }: Route.LoaderArgs) {
  found(kindOf(url.pathname))
  await rowOrGone(context, loadOwnSubscription(context, subscriptionID))
  return null
}

export function action({ context, params: { subscriptionID }, url }: Route.ActionArgs) {
  const kind = found(kindOf(url.pathname))
  const { done, failed } = asked()[kind]
  const carryOut = kind === 'pause' ? pauseOwnSubscription : resumeOwnSubscription
  return runForm(context, carryOut(context, subscriptionID), { to: pageOf(subscriptionID), done, failed })
}

export default function SubscriptionQuestion({ actionData: answer, params }: Route.ComponentProps) {
  const { title, lead, submit } = asked()[kindOf(useLocation().pathname) ?? 'pause']
  return (
    <DialogForm
      isQuestion
      title={title}
      lead={lead}
      submit={submit}
      back={pageOf(params.subscriptionID)}
      answer={answer}
    />
  )
}
