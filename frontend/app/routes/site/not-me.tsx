import { type LoginAudience, loginAudiences } from '#contract/login-audiences.js'
import { happened } from '#contract/messages/security-events.js'
import * as words from '#contract/messages/site/not-me.js'
import { openLink, followLink } from '../../api/mailed-link.server'
import { readNotMe, sayNotMe } from '../../api/not-me.server'
import { ButtonLink } from '../../components/button'
import { Moment } from '../../components/moment'
import { hiddenMeta } from '../../components/page-meta'
import { keepPrivate } from '../../session/private-page.server'
import type { Route } from './+types/not-me'
import { LinkCard, LinkFacts, LinkFault, LinkForm } from './mailed-link'

export const meta: Route.MetaFunction = () => hiddenMeta(words.title)

export const middleware = [keepPrivate]

export const loader = ({ context, url }: Route.LoaderArgs) => openLink(url, (token) => readNotMe(context, token))

export const action = ({ request, context }: Route.ActionArgs) =>
  followLink(request, async ({ token }) => {
    const { audience } = await sayNotMe(context, token)
    return { audience }
  })

export default function NotMe({ loaderData, actionData }: Route.ComponentProps) {
  const { token, about, fault } = loaderData
  if (actionData?.done) return <Done audience={actionData.done.audience} />
  if (!about) return <LinkFault sentence={actionData?.sentence ?? fault} />
  return (
    <LinkCard look="question" title={words.was} lead={words.lead}>
      <LinkFacts
        facts={[
          [words.account, about.name],
          [words.what, happened[about.event]],
          [words.when, <Moment key="when" iso={about.happenedAt} />],
        ]}
      />
      <LinkForm token={token} sentence={actionData?.sentence} actions={[['not-me', words.submit]]} />
      <p className="text-sm text-ink-soft">{words.itWasMe}</p>
    </LinkCard>
  )
}

const Done = ({ audience }: { audience: LoginAudience }) => (
  <LinkCard look="done" title={words.done} lead={words.doneLead}>
    <p className="text-sm text-ink-soft">{words.check[audience]}</p>
    <ButtonLink to={loginAudiences[audience].forgotPath} variant="outline" fullWidth>
      {words.askAgain}
    </ButtonLink>
    <ButtonLink to="/contact" variant="ghost" fullWidth>
      {words.contactUs}
    </ButtonLink>
  </LinkCard>
)
