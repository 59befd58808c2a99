import { holds } from '#contract/messages/holds.js'
import { liftHold, readHoldLink } from '../../api/holds.server'
import { openLink, followLink } from '../../api/mailed-link.server'
import { ButtonLink } from '../../components/button'
import { Moment } from '../../components/moment'
import { pageMeta } from '../../components/page-meta'
import { readForm } from '../../session/form.server'
import { keepPrivate } from '../../session/private-page.server'
import type { Route } from './+types/lift-hold'
import { LinkCard, LinkFacts, LinkFault, LinkForm } from './mailed-link'

export const meta: Route.MetaFunction = () => [
  ...pageMeta('Confirm that this is you'),
  { name: 'robots', content: 'noindex' },
]

export const middleware = [keepPrivate]

export const loader = ({ context, url }: Route.LoaderArgs) => openLink(url, (token) => readHoldLink(context, token))

export async function action({ request, context }: Route.ActionArgs) {
  const { typed } = await readForm(request)
  return followLink(() => liftHold(context, typed.token ?? ''))
}

export default function LiftHold({ loaderData, actionData }: Route.ComponentProps) {
  const { token, about, fault } = loaderData
  if (actionData?.done) return <Lifted />
  if (!about) return <LinkFault sentence={actionData?.sentence ?? fault} />
  return (
    <LinkCard
      look="question"
      title="Is this you?"
      lead="Somebody who is signed in to this account wants to make API keys, or to change where its money goes."
    >
      <LinkFacts
        facts={[
          ['Account', about.name],
          ['Waits because', about.reasons.map((reason) => holds.reasons[reason]).join('. ')],
          ['Waits until', <Moment key="until" iso={about.until} />],
        ]}
      />
      <p className="text-sm text-ink-soft">
        Confirm only what you began yourself. It is not you? Leave this page, set a new password and write to us.
      </p>
      <LinkForm token={token} sentence={actionData?.sentence} actions={[['lift', 'Confirm that it is me']]} />
    </LinkCard>
  )
}

const Lifted = () => (
  <LinkCard
    look="done"
    title="Confirmed"
    lead="API keys can be made and the settlement account changed at once. Payouts wait until their time."
  >
    <ButtonLink to="/client/dashboard" fullWidth>
      To your account
    </ButtonLink>
  </LinkCard>
)
