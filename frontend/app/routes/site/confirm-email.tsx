import { redirect } from 'react-router'
import type { EmailChangeView } from '#contract/email-changes.js'
import { answerEmailChange, readEmailChange } from '../../api/email-changes.server'
import { openLink, followLink } from '../../api/mailed-link.server'
import { ButtonLink } from '../../components/button'
import { Moment } from '../../components/moment'
import { pageMeta } from '../../components/page-meta'
import { readForm } from '../../session/form.server'
import { keepPrivate } from '../../session/private-page.server'
import type { Route } from './+types/confirm-email'
import { LinkCard, LinkFacts, LinkFault, LinkForm } from './mailed-link'

export const meta: Route.MetaFunction = () => [
  ...pageMeta('Confirm your email address'),
  { name: 'robots', content: 'noindex' },
]

export const middleware = [keepPrivate]

export async function loader({ context, url }: Route.LoaderArgs) {
  const opened = await openLink(url, (token) => readEmailChange(context, token))
  if (opened.about?.side === 'present') throw redirect(`/refuse-email${url.search}`)
  return opened
}

export async function action({ request, context }: Route.ActionArgs) {
  const { typed } = await readForm(request)
  return followLink(() => answerEmailChange(context, 'confirm', typed.token ?? ''))
}

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { token, about, fault } = loaderData
  if (actionData?.done) return <Confirmed change={actionData.done} />
  if (!about) return <LinkFault sentence={actionData?.sentence ?? fault} />
  return (
    <LinkCard
      look="question"
      title="Is this your email address?"
      lead="Our staff were asked to use it for this account. Confirm it only if you know the account."
    >
      <LinkFacts
        facts={[
          ['Account', about.name],
          ['New address', about.newEmailAddress],
          ['Asked', <Moment key="asked" iso={about.askedAt} />],
        ]}
      />
      <LinkForm token={token} sentence={actionData?.sentence} actions={[['confirm', 'Confirm this address']]} />
    </LinkCard>
  )
}

function Confirmed({ change: { status, newEmailAddress, agreedAfter } }: { change: EmailChangeView }) {
  if (status === 'waiting')
    return (
      <LinkCard
        look="done"
        title="Address confirmed"
        lead="Nothing is left for you to do. We write to you as soon as the address counts."
      >
        <p className="text-sm text-ink-soft">
          The address that the account has now can still refuse. If it does not, yours takes its place on{' '}
          <Moment iso={agreedAfter} />, or as soon as it agrees.
        </p>
      </LinkCard>
    )
  return (
    <LinkCard look="done" title="Address changed" lead={`From now on you sign in with ${newEmailAddress}.`}>
      <ButtonLink to="/client/login" fullWidth>
        Sign in
      </ButtonLink>
    </LinkCard>
  )
}
