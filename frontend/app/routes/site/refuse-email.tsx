import { redirect } from 'react-router'
import type { EmailChangeView } from '#contract/email-changes.js'
import * as words from '#contract/messages/site/refuse-email.js'
import * as states from '#contract/messages/components/states.js'
import { answerEmailChange, readEmailChange } from '../../api/email-changes.server'
import { openLink, followLink } from '../../api/mailed-link.server'
import { ButtonLink } from '../../components/button'
import { Moment } from '../../components/moment'
import { hiddenMeta } from '../../components/page-meta'
import { keepPrivate } from '../../session/private-page.server'
import type { Route } from './+types/refuse-email'
import { LinkCard, LinkFacts, LinkFault, LinkForm } from './mailed-link'

export const meta: Route.MetaFunction = () => hiddenMeta(words.refuseAnotherEmailAddress)

export const middleware = [keepPrivate]

export async function loader({ context, url }: Route.LoaderArgs) {
  const opened = await openLink(url, (token) => readEmailChange(context, token))
  if (opened.about?.side === 'new') throw redirect(`/confirm-email${url.search}`)
  return opened
}

// A page of the version before calls the intent a deed: who agrees there must not refuse here.
export const action = ({ request, context }: Route.ActionArgs) =>
  followLink(request, ({ token, intent, deed }) =>
    answerEmailChange(context, (intent ?? deed) === 'agree' ? 'agree' : 'refuse', token),
  )

export default function RefuseEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { token, about, fault } = loaderData
  if (actionData?.done) return <Answered change={actionData.done} />
  if (!about) return <LinkFault sentence={actionData?.sentence ?? fault} />
  return (
    <LinkCard look="question" title={words.changeTheEmailAddressOf} lead={words.aMemberOfOurStaff}>
      <LinkFacts
        facts={[
          [states.account, about.name],
          [words.newAddress, about.newEmailAddress],
          [states.asked, <Moment key="asked" iso={about.askedAt} />],
          [words.confirmedThere, about.isConfirmed ? states.yes : words.notYet],
        ]}
      />
      <p className="text-sm text-ink-soft">
        {words.ifYouDoNothingThe} <Moment iso={about.agreedAfter} />
        {words.onceItIsConfirmedWhoever}
      </p>
      <LinkForm
        token={token}
        sentence={actionData?.sentence}
        actions={[
          ['refuse', words.refuseKeepMyAddress],
          ['agree', words.agreeToTheNewAddress],
        ]}
      />
    </LinkCard>
  )
}

function Answered({ change: { status, newEmailAddress } }: { change: EmailChangeView }) {
  if (status === 'refused')
    return (
      <LinkCard look="done" title={words.refused} lead={words.yourAddressStaysAsIt}>
        <p className="text-sm text-ink-soft">{words.didNotExpectThis}</p>
        <ButtonLink to="/contact" variant="outline" fullWidth>
          {words.contactUs}
        </ButtonLink>
      </LinkCard>
    )
  const lead = status === 'changed' ? words.fromNowOnYouSign(newEmailAddress) : words.countsAsSoonAsIt(newEmailAddress)
  return <LinkCard look="done" title={status === 'changed' ? words.addressChanged : words.agreed} lead={lead} />
}
