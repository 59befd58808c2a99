import { holds } from '#contract/messages/holds.js'
import * as words from '#contract/messages/site/lift-hold.js'
import * as states from '#contract/messages/components/states.js'
import { liftHold, readHoldLink } from '../../api/holds.server'
import { openLink, followLink } from '../../api/mailed-link.server'
import { ButtonLink } from '../../components/button'
import { Moment } from '../../components/moment'
import { hiddenMeta } from '../../components/page-meta'
import { keepPrivate } from '../../session/private-page.server'
import type { Route } from './+types/lift-hold'
import { LinkCard, LinkFacts, LinkFault, LinkForm } from './mailed-link'

export const meta: Route.MetaFunction = () => hiddenMeta(words.confirmThatThisIsYou)

export const middleware = [keepPrivate]

export const loader = ({ context, url }: Route.LoaderArgs) => openLink(url, (token) => readHoldLink(context, token))

export const action = ({ request, context }: Route.ActionArgs) =>
  followLink(request, ({ token }) => liftHold(context, token))

export default function LiftHold({ loaderData, actionData }: Route.ComponentProps) {
  const { token, about, fault } = loaderData
  if (actionData?.done) return <Lifted />
  if (!about) return <LinkFault sentence={actionData?.sentence ?? fault} />
  return (
    <LinkCard look="question" title={words.isThisYou} lead={words.somebodyWhoIsSignedIn}>
      <LinkFacts
        facts={[
          [states.account, about.name],
          [words.waitsBecause, about.reasons.map((reason) => holds.reasons[reason]).join('. ')],
          [words.waitsUntil, <Moment key="until" iso={about.until} />],
        ]}
      />
      <p className="text-sm text-ink-soft">{words.confirmOnlyWhatYouBegan}</p>
      <LinkForm token={token} sentence={actionData?.sentence} actions={[['lift', words.confirmThatItIsMe]]} />
    </LinkCard>
  )
}

const Lifted = () => (
  <LinkCard look="done" title={words.confirmed} lead={words.apiKeysCanBeMade}>
    <ButtonLink to="/client/dashboard" fullWidth>
      {words.toYourAccount}
    </ButtonLink>
  </LinkCard>
)
