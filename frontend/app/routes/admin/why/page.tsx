import * as words from '#contract/messages/admin/why.js'
import type { ExplanationView } from '#contract/permissions.js'
import { ApiError } from '../../../api/http.server'
import { mainCall } from '../../../api/main-call.server'
import { explainPermission, listRoutes } from '../../../api/permissions.server'
import { listEveryPortalUser } from '../../../api/portal-user-admin.server'
import { requireCall } from '../../../api/require-call.server'
import { silently } from '../../../api/silently.server'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { may } from '../../../session/rights.server'
import type { Context } from '../../../session/site-context.server'
import type { Route } from './+types/page'
import { WhyAnswer } from './answer'
import { WhyForm } from './form'
import { WhoReaches } from './reach'

export const meta: Route.MetaFunction = () => pageMeta(words.whyAndWho)

const names = ['method', 'path', 'portalUserID', 'apiUserID', 'clientMemberID'] as const

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  await requireCall(context, 'GET /permissions/explain')
  const asked = Object.fromEntries(names.map((name) => [name, searchParams.get(name)?.trim() ?? '']))
  const [answer, users, routes] = await Promise.all([
    asked.path && (asked.portalUserID || asked.apiUserID || asked.clientMemberID)
      ? explain(context, asked)
      : { explanation: null, sentence: null },
    may(context, 'GET /portal-users') ? silently(listEveryPortalUser(context), []) : [],
    may(context, 'GET /permissions/routes') ? mainCall(context, listRoutes(context)) : null,
  ])
  const people = users.map(({ id, userName, email }) => ({ value: id, label: `${userName}, ${email}` }))
  return { asked, ...answer, people, routes: routes?.items ?? null }
}

interface Answer {
  explanation: ExplanationView | null
  sentence: string | null
}

async function explain(context: Context, asked: Record<string, string>): Promise<Answer> {
  try {
    return { explanation: await explainPermission(context, asked), sentence: null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { explanation: null, sentence: error.sentence }
  }
}

export default function Why({ loaderData }: Route.ComponentProps) {
  const { asked, explanation, sentence, people, routes } = loaderData
  return (
    <>
      <PageHeader title={words.whyAndWho} lead={words.accessExplorerLead} />
      <WhyForm asked={asked} people={people} routes={routes ?? []} sentence={sentence} />
      {explanation && <WhyAnswer explanation={explanation} />}
      {routes && (
        <WhoReaches
          routes={routes}
          method={asked.method ?? ''}
          template={explanation?.route?.template ?? asked.path ?? ''}
        />
      )}
    </>
  )
}
