import * as words from '#contract/messages/admin/roles.js'
import type { RoleUsageView } from '#contract/role-usage.js'
import { readRoleUsage } from '../../../api/roles.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { BackLink } from '../../../components/back-link'
import { ButtonLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { dayOf } from '../../../components/moment'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { useMay } from '../parts/may'
import type { Route } from './+types/usage'
import { PermissionsByUse, RefusedCalls } from './usage.tables'

const list = '/admin/roles'

export const meta: Route.MetaFunction = () => pageMeta(words.usage)

export async function loader({ context, params }: Route.LoaderArgs) {
  return { usage: await rowOrGone(context, readRoleUsage(context, params.roleID)) }
}

export default function RoleUsage({ loaderData: { usage } }: Route.ComponentProps) {
  const { name, isWholePeriod, days, countedSince, permissions, refused } = usage
  const since = dayOf(countedSince)
  return (
    <>
      <BackLink to={list}>{words.roles}</BackLink>
      <PageHeader title={words.usageOf(name)} lead={words.usageLead(isWholePeriod, days, since)} />
      <Smaller usage={usage} since={since} />
      <PermissionsByUse permissions={permissions} />
      <RefusedCalls refused={refused} />
    </>
  )
}

function Smaller({ usage, since }: { usage: RoleUsageView; since: string }) {
  const { may } = useMay()
  const { roleID, isWholePeriod, days, permissions, smaller } = usage
  const { permissionIDs, removedPermissionIDs } = smaller
  if (permissions.length === 0) return null
  const mayOpen = may('PUT /roles/:roleID') && may('GET /permissions')
  const isSmaller = removedPermissionIDs.length > 0 && permissionIDs.length > 0
  return (
    <Card
      title={words.smallerTitle}
      action={
        isSmaller && mayOpen && <ButtonLink to={`${list}/${roleID}/edit?smaller=1`}>{words.smallerOpens}</ButtonLink>
      }
    >
      <div className="flex max-w-prose flex-col gap-2 text-sm text-ink-soft">
        {isSmaller && (
          <>
            <p className="font-medium text-ink">{words.nothingWouldHaveBeenRefused(isWholePeriod, days, since)}</p>
            <p>{words.smallerKeeps(permissionIDs.length, permissions.length)}</p>
          </>
        )}
        {permissionIDs.length === 0 && <p>{words.unusedRole}</p>}
        {removedPermissionIDs.length === 0 && <p>{words.allPermissionsInUse}</p>}
        {!isWholePeriod && <p>{words.countingIsYoung(since, days)}</p>}
      </div>
    </Card>
  )
}
