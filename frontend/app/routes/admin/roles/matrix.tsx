import * as words from '#contract/messages/admin/roles.js'
import { failed } from '#contract/messages/outcomes.js'
import type { PermissionView } from '#contract/permissions.js'
import type { RoleView } from '#contract/roles.js'
import { filterFrom } from '../../../api/list-filter.server'
import { mainCall } from '../../../api/main-call.server'
import { listEveryPermission } from '../../../api/permissions.server'
import { listRoles } from '../../../api/roles.server'
import { ButtonLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { EmptyState } from '../../../components/empty-state'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { Pager } from '../../../components/pager'
import { TextLink } from '../../../components/text-link'
import { ListFailure } from '../parts/list-failure'
import { ListFilter } from '../parts/list-filter'
import type { Route } from './+types/matrix'
import { byArea } from './permission-areas'

export const meta: Route.MetaFunction = () => pageMeta(words.roleMatrix)

/** A page of roles at a time, against every permission: all of both would be a table that no screen and no paper holds. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { q } = filterFrom(url, 'q')
  const [roles, permissions] = await Promise.all([
    mainCall(context, listRoles(context, { q, sort: 'name' }, url.searchParams.get('cursor'))),
    mainCall(context, listEveryPermission(context, { sort: 'name' })),
  ])
  return { q, roles, permissions }
}

export default function RoleMatrix({ loaderData: { q, roles, permissions } }: Route.ComponentProps) {
  const back = (
    <ButtonLink to="/admin/roles" variant="outline">
      {words.backToTheRoles}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader title={words.roleMatrix} lead={words.whichRoleHoldsWhichPermission} action={back} />
      {!roles && <ListFailure sentence={failed.role.fetch} />}
      {!permissions && <ListFailure sentence={failed.permission.fetch} />}
      {roles && permissions && (
        <Card flush>
          <div className="flex border-b border-line px-5 py-3.5 print:hidden">
            <ListFilter label={words.filterRoles} placeholder={words.nameOrId} q={q ?? ''} />
          </div>
          {roles.items.length === 0 ? (
            <EmptyState sentence={words.noRolesFound} help={words.aRoleIsAName} action={back} />
          ) : (
            <Matrix roles={roles.items} permissions={permissions} />
          )}
          <Pager label={words.pagesOfTheRoles} nextCursor={roles.nextCursor} isByTime={false} />
        </Card>
      )}
    </>
  )
}

function Matrix({ roles, permissions }: { roles: RoleView[]; permissions: PermissionView[] }) {
  const held = roles.map(({ permissionIDs }) => new Set(permissionIDs))
  return (
    <div className="matrix-scroll" role="region" aria-label={words.roleMatrix} tabIndex={0}>
      <table className="matrix">
        <caption className="sr-only">{words.rolesByPermissionsATick}</caption>
        <thead>
          <tr>
            <th scope="col">{words.permission}</th>
            {roles.map(({ roleID, name }) => (
              <th key={roleID} scope="col">
                <span>
                  <TextLink to={`/admin/roles?${new URLSearchParams({ q: roleID })}`}>{name}</TextLink>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {[...byArea(permissions)].map(([area, rows]) => (
          <tbody key={area}>
            <tr>
              <th scope="rowgroup" colSpan={roles.length + 1}>
                <span>{area}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.permissionID}>
                <th scope="row">
                  {row.name}
                  <span className="block font-mono text-xs font-normal text-ink-faint [overflow-wrap:anywhere]">
                    {row.httpMethod ?? words.any} {row.routePattern ?? words.noRoute}
                  </span>
                </th>
                {held.map((ids, index) => (
                  <td key={roles[index]?.roleID}>{ids.has(row.permissionID) ? '✓' : ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}
