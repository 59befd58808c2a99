import * as words from '#contract/messages/limits.js'
import { loadOwnLimits } from '../../../api/client-limits.server'
import { BackLink } from '../../../components/back-link'
import { Card } from '../../../components/card'
import { LimitList } from '../../../components/limit-list'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import type { Route } from './+types/limits'

export const meta: Route.MetaFunction = () => pageMeta(words.limits)

export const loader = ({ context }: Route.LoaderArgs) => loadOwnLimits(context)

export default function OwnLimits({ loaderData: { mode, inForce, planName } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={words.limits} lead={words.clientLead} />
      <div className="max-w-3xl">
        <Card title={words.inMode[mode]}>
          <LimitList items={inForce} planName={planName} />
        </Card>
      </div>
      <BackLink to="/client/profile">{words.toProfile}</BackLink>
    </>
  )
}
