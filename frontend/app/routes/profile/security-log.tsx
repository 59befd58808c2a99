import { log as words } from '#contract/messages/profile.js'
import { listSecurityLog } from '../../api/own-proofs.server'
import { BackLink } from '../../components/back-link'
import { Card } from '../../components/card'
import { PageHeader } from '../../components/page-header'
import { pageMeta } from '../../components/page-meta'
import { Pager } from '../../components/pager'
import { LogTable } from '../../components/log-table'
import { useOwnProfile } from '../../components/own-profile'
import type { Route } from './+types/security-log'

export const meta: Route.MetaFunction = () => pageMeta(words.title)

export const loader = ({ context, url }: Route.LoaderArgs) => listSecurityLog(context, url.searchParams.get('cursor'))

export default function SecurityLog({ loaderData: { items, nextCursor } }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={useOwnProfile()}>{words.back}</BackLink>
      <PageHeader title={words.title} lead={words.lead} />
      <Card flush>
        <LogTable entries={items} />
        <Pager nextCursor={nextCursor} />
      </Card>
    </>
  )
}
