import { data, redirect } from 'react-router'
import * as words from '#contract/messages/identity-providers.js'
import { ButtonLink } from '../../components/button'
import { EntryCard } from '../../components/entry-card'
import { Mark } from '../../components/mark'
import { pageMeta } from '../../components/page-meta'
import { setCookies } from '../../session/cookies.server'
import { dropSignOut, readSignOut } from '../../session/sign-on.server'
import type { Route } from './+types/signed-out'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta(words.signOutTitle),
  ...(loaderData ? [{ httpEquiv: 'refresh', content: `1; url=${loaderData.url}` }] : []),
]

/** A page between, because a form may not lead to another site: it goes on by itself, with scripts and without. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const url = await readSignOut(request, context)
  if (!url) throw redirect('/admin/login')
  return data({ url }, { headers: setCookies(await dropSignOut(context)) })
}

export default function SignedOut({ loaderData: { url } }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center">
      <EntryCard
        title={words.signOutTitle}
        lead={words.signOutLead}
        emblem={<Mark className="mb-2 -ml-1 size-8 text-brand" />}
      >
        <ButtonLink to={url} fullWidth>
          {words.signOutThere}
        </ButtonLink>
      </EntryCard>
    </main>
  )
}
