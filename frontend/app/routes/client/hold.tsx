import { holdMs } from '#contract/guard-limits.js'
import * as texts from '#contract/messages/client/area.js'
import { holds as words } from '#contract/messages/holds.js'
import { runButton } from '../../api/form-actions.server'
import { askForHoldLinks, listOwnHolds } from '../../api/holds.server'
import { ButtonLink } from '../../components/button'
import { Card } from '../../components/card'
import { EmptyState } from '../../components/empty-state'
import { HoldNotice } from '../../components/hold-notice'
import { PageHeader } from '../../components/page-header'
import { pageMeta } from '../../components/page-meta'
import type { Route } from './+types/hold'

const own = '/client/hold'
const mayComeFrom = ['/client/api-users', '/client/banks']

export const meta: Route.MetaFunction = () => pageMeta(texts.whatWaits)

export const loader = async ({ context }: Route.LoaderArgs) => ({ holds: await listOwnHolds(context) })

/** Has the link mailed, and leads back to the page that asked. */
export async function action({ context, url }: Route.ActionArgs) {
  const back = mayComeFrom.find((path) => path === url.searchParams.get('from')) ?? own
  return runButton(context, askForHoldLinks(context), {
    back,
    done: ({ sent }) => (sent ? words.asked : { kind: 'blank', text: words.askedAlready }),
    failed: words.failure,
  })
}

export default function Hold({ loaderData: { holds } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={texts.whatWaits} lead={texts.afterAChangeThatCould(holdMs / 3_600_000)} />
      {holds.length > 0 ? (
        <HoldNotice holds={holds} from={own} />
      ) : (
        <Card flush>
          <EmptyState
            sentence={texts.nothingWaits}
            help={texts.youCanMakeApiKeys}
            action={
              <ButtonLink to="/client/api-users" variant="outline">
                {texts.toYourApiUsers}
              </ButtonLink>
            }
          />
        </Card>
      )}
    </>
  )
}
