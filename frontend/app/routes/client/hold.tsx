import { holdMs } from '#contract/guard-limits.js'
import { holds as words } from '#contract/messages/holds.js'
import { ApiError } from '../../api/http.server'
import { askForHoldLinks, listOwnHolds } from '../../api/holds.server'
import { ButtonLink } from '../../components/button'
import { Card } from '../../components/card'
import { EmptyState } from '../../components/empty-state'
import { HoldNotice } from '../../components/hold-notice'
import { PageHeader } from '../../components/page-header'
import { pageMeta } from '../../components/page-meta'
import { failure, redirectWithToast, success } from '../../session/toast.server'
import type { Route } from './+types/hold'

const own = '/client/hold'
const mayComeFrom = ['/client/api-users', '/client/banks']

export const meta: Route.MetaFunction = () => pageMeta('What waits')

export const loader = async ({ context }: Route.LoaderArgs) => ({ holds: await listOwnHolds(context) })

/** Has the link mailed, and leads back to the page that asked. */
export async function action({ context, url }: Route.ActionArgs) {
  const back = mayComeFrom.find((path) => path === url.searchParams.get('from')) ?? own
  try {
    const { sent } = await askForHoldLinks(context)
    const toast = sent ? success(words.asked) : ({ kind: 'blank', text: words.askedAlready } as const)
    return await redirectWithToast(context, back, toast)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return redirectWithToast(context, back, failure(error.explain(words.failure)))
  }
}

export default function Hold({ loaderData: { holds } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="What waits"
        lead={`After a change that could redirect your money, keys and your settlement account wait for ${holdMs / 3_600_000} hours.`}
      />
      {holds.length > 0 ? (
        <HoldNotice holds={holds} from={own} />
      ) : (
        <Card flush>
          <EmptyState
            sentence="Nothing waits."
            help="You can make API keys and change your settlement account."
            action={
              <ButtonLink to="/client/api-users" variant="outline">
                To your API users
              </ButtonLink>
            }
          />
        </Card>
      )}
    </>
  )
}
