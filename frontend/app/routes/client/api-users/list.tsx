import { useCallback, useState } from 'react'
import { useFetcher } from 'react-router'
import type { ApiUserCredentialsView, ApiUserView } from '#contract/api-users.js'
import { clientArea } from '#contract/messages.js'
import { listOwnApiUsers } from '../../../api/api-users.server'
import { listOwnHolds } from '../../../api/holds.server'
import { listAssignableRoles } from '../../../api/roles.server'
import { silently } from '../../../api/silently.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { ButtonLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { HoldNotice } from '../../../components/hold-notice'
import { ArrowRightIcon, PlusIcon } from '../../../components/icon'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { onPlainClick } from '../../../components/plain-click'
import type { Route } from './+types/list'
import type { ApiUserAnswer } from './answer'
import { ApiUserDialog, type Asked, deleteInDialog } from './dialogs'
import { FreshSecretNotice } from './notice'
import { ApiUsersTable } from './table'

export const meta: Route.MetaFunction = () => pageMeta(clientArea.apiUsersTitle)

export async function loader({ context, url }: Route.LoaderArgs) {
  const none = { items: [], nextCursor: null }
  const [apiUsers, roles, holds] = await Promise.all([
    silently(listOwnApiUsers(context, url.searchParams.get('cursor')), none),
    silently(listAssignableRoles(context), none),
    listOwnHolds(context),
  ])
  return { apiUsers, roles: roles.items, holds }
}

export default function ApiUsers({ loaderData }: Route.ComponentProps) {
  const { apiUsers, roles, holds } = loaderData
  const [asked, setAsked] = useState<Asked | null>(null)
  const [fresh, setFresh] = useState<ApiUserCredentialsView[]>([])
  const close = useCallback(() => setAsked(null), [])
  const keep = useCallback((made: ApiUserCredentialsView) => setFresh((known) => [made, ...known]), [])
  const removal = useFetcher<ApiUserAnswer>()
  useAnswerToast(removal.data)

  // The row leaves at once; it comes back if the answer says no.
  const rows = apiUsers.items.filter(({ apiUserID }) => removal.formAction !== deleteInDialog(apiUserID))
  const [latest] = fresh
  // The secret is from the answer that made it; whether it works is what the list says by now.
  const noted = latest && { ...latest, status: rows.find(isOf(latest))?.status ?? latest.status }
  const add = (
    <ButtonLink to="/client/api-users/new" icon={<PlusIcon />} onClick={onPlainClick(() => setAsked({ to: 'add' }))}>
      Add API User
    </ButtonLink>
  )
  return (
    <>
      <PageHeader
        title={clientArea.apiUsersTitle}
        lead="A key and a secret for each developer or system that calls Gatehouse for you."
        action={add}
      />
      <HoldNotice holds={holds} from="/client/api-users" />
      {noted && <FreshSecretNotice apiUser={noted} />}
      <Card flush>
        <ApiUsersTable rows={rows} fresh={fresh} add={add} onAsk={setAsked} onFresh={keep} />
      </Card>
      {apiUsers.nextCursor && (
        <ButtonLink
          to={`?${new URLSearchParams({ cursor: apiUsers.nextCursor })}`}
          variant="outline"
          className="self-end"
          icon={<ArrowRightIcon />}
          iconSide="right"
        >
          Older API users
        </ButtonLink>
      )}
      {asked && <ApiUserDialog asked={asked} roles={roles} removal={removal} onClose={close} onFresh={keep} />}
    </>
  )
}

const isOf = (one: ApiUserView) => (row: ApiUserView) => row.apiUserID === one.apiUserID
