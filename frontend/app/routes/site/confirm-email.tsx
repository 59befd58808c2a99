import { redirect } from 'react-router'
import type { EmailChangeView } from '#contract/email-changes.js'
import * as words from '#contract/messages/site/confirm-email.js'
import * as states from '#contract/messages/components/states.js'
import { answerEmailChange, readEmailChange } from '../../api/email-changes.server'
import { openLink, followLink } from '../../api/mailed-link.server'
import { ButtonLink } from '../../components/button'
import { Moment } from '../../components/moment'
import { hiddenMeta } from '../../components/page-meta'
import { keepPrivate } from '../../session/private-page.server'
import type { Route } from './+types/confirm-email'
import { LinkCard, LinkFacts, LinkFault, LinkForm } from './mailed-link'

export const meta: Route.MetaFunction = () => hiddenMeta(words.confirmYourEmailAddress)

export const middleware = [keepPrivate]

export async function loader({ context, url }: Route.LoaderArgs) {
  const opened = await openLink(url, (token) => readEmailChange(context, token))
  if (opened.about?.side === 'present') throw redirect(`/refuse-email${url.search}`)
  return opened
}

export const action = ({ request, context }: Route.ActionArgs) =>
  followLink(request, ({ token }) => answerEmailChange(context, 'confirm', token))

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { token, about, fault } = loaderData
  if (actionData?.done) return <Confirmed change={actionData.done} />
  if (!about) return <LinkFault sentence={actionData?.sentence ?? fault} />
  return (
    <LinkCard look="question" title={words.isThisYourEmailAddress} lead={words.ourStaffWereAskedTo}>
      <LinkFacts
        facts={[
          [states.account, about.name],
          [words.newAddress, about.newEmailAddress],
          [states.asked, <Moment key="asked" iso={about.askedAt} />],
        ]}
      />
      <LinkForm token={token} sentence={actionData?.sentence} actions={[['confirm', words.confirmThisAddress]]} />
    </LinkCard>
  )
}

function Confirmed({ change: { status, newEmailAddress, agreedAfter } }: { change: EmailChangeView }) {
  if (status === 'waiting')
    return (
      <LinkCard look="done" title={words.addressConfirmed} lead={words.nothingIsLeftForYou}>
        <p className="text-sm text-ink-soft">
          {words.theAddressThatTheAccount} <Moment iso={agreedAfter} />
          {words.orAsSoonAsIt}
        </p>
      </LinkCard>
    )
  return (
    <LinkCard look="done" title={words.addressChanged} lead={words.fromNowOnYouSign(newEmailAddress)}>
      <ButtonLink to="/client/login" fullWidth>
        {words.signIn}
      </ButtonLink>
    </LinkCard>
  )
}
