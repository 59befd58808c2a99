import { redirect } from 'react-router'
import type { EmailChangeView } from '#contract/email-changes.js'
import { answerEmailChange, readEmailChange } from '../../api/email-changes.server'
import { openLink, followLink } from '../../api/mailed-link.server'
import { ButtonLink } from '../../components/button'
import { Moment } from '../../components/moment'
import { pageMeta } from '../../components/page-meta'
import { readForm } from '../../session/form.server'
import { keepPrivate } from '../../session/private-page.server'
import type { Route } from './+types/refuse-email'
import { LinkCard, LinkFacts, LinkFault, LinkForm } from './mailed-link'

export const meta: Route.MetaFunction = () => [
  ...pageMeta('Refuse another email address'),
  { name: 'robots', content: 'noindex' },
]

export const middleware = [keepPrivate]

export async function loader({ context, url }: Route.LoaderArgs) {
  const opened = await openLink(url, (token) => readEmailChange(context, token))
  if (opened.about?.side === 'new') throw redirect(`/confirm-email${url.search}`)
  return opened
}

export async function action({ request, context }: Route.ActionArgs) {
  const { typed } = await readForm(request)
  // A page of the version before calls it so: who agrees there must not refuse here.
  const action = (typed.intent ?? typed.deed) === 'agree' ? 'agree' : 'refuse'
  return followLink(() => answerEmailChange(context, action, typed.token ?? ''))
}

export default function RefuseEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { token, about, fault } = loaderData
  if (actionData?.done) return <Answered change={actionData.done} />
  if (!about) return <LinkFault sentence={actionData?.sentence ?? fault} />
  return (
    <LinkCard
      look="question"
      title="Change the email address of your account?"
      lead="A member of our staff asked for it. Nothing has changed yet."
    >
      <LinkFacts
        facts={[
          ['Account', about.name],
          ['New address', about.newEmailAddress],
          ['Asked', <Moment key="asked" iso={about.askedAt} />],
          ['Confirmed there', about.isConfirmed ? 'Yes' : 'Not yet'],
        ]}
      />
      <p className="text-sm text-ink-soft">
        If you do nothing, the new address takes the place of yours on <Moment iso={about.agreedAfter} />, once it is
        confirmed. Whoever reads its mails can then sign in to your account.
      </p>
      <LinkForm
        token={token}
        sentence={actionData?.sentence}
        actions={[
          ['refuse', 'Refuse: keep my address'],
          ['agree', 'Agree to the new address'],
        ]}
      />
    </LinkCard>
  )
}

function Answered({ change: { status, newEmailAddress } }: { change: EmailChangeView }) {
  if (status === 'refused')
    return (
      <LinkCard
        look="done"
        title="Refused"
        lead="Your address stays as it is, and the link in the other mail opens nothing."
      >
        <p className="text-sm text-ink-soft">You did not know of this? Please tell us, so that we look into it.</p>
        <ButtonLink to="/contact" variant="outline" fullWidth>
          Contact us
        </ButtonLink>
      </LinkCard>
    )
  const lead =
    status === 'changed'
      ? `From now on you sign in with ${newEmailAddress}.`
      : `${newEmailAddress} counts as soon as it is confirmed from there. Until then you sign in as before.`
  return <LinkCard look="done" title={status === 'changed' ? 'Address changed' : 'Agreed'} lead={lead} />
}
