import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import type { ApiUserCredentialsView, ApiUserView } from '#contract/api-users.js'
import { clientArea } from '#contract/messages/client-area.js'
import * as words from '#contract/messages/client/api-users.js'
import * as devices from '#contract/messages/client/devices.js'
import { listOwnApiUsers } from '../../../api/api-users.server'
import { listOwnHolds } from '../../../api/holds.server'
import { silently } from '../../../api/silently.server'
import { Card } from '../../../components/card'
import { openDialog } from '../../../components/dialog-form'
import { DialogFrame } from '../../../components/dialog-frame'
import { HoldNotice } from '../../../components/hold-notice'
import { PlusIcon } from '../../../components/icon'
import { listAddress } from '../../../components/list-address'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { Pager } from '../../../components/pager'
import { TextLink } from '../../../components/text-link'
import { ButtonLink, IfMay } from '../parts/may'
import type { Route } from './+types/list'
import { type ApiUsersContext, apiUsersList } from './answer'
import { FreshSecretNotice } from './notice'
import { ApiUsersTable } from './table'

export const meta: Route.MetaFunction = () => pageMeta(clientArea.apiUsersTitle)

export async function loader({ context, url }: Route.LoaderArgs) {
  const [apiUsers, holds] = await Promise.all([
    silently(listOwnApiUsers(context, url.searchParams.get('cursor')), { items: [], nextCursor: null }),
    listOwnHolds(context),
  ])
  return { apiUsers, holds }
}

export default function ApiUsers({ loaderData }: Route.ComponentProps) {
  const { apiUsers, holds } = loaderData
  const [fresh, setFresh] = useState<ApiUserCredentialsView[]>([])
  const context = useMemo(() => ({ keep: keepIn(setFresh) }) satisfies Partial<ApiUsersContext>, [])
  const { search } = useLocation()
  const [latest] = fresh
  // The secret is from the answer that made it; whether it works is what the list says by now.
  const noted = latest && { ...latest, status: apiUsers.items.find(isOf(latest))?.status ?? latest.status }
  const add = (
    <ButtonLink {...openDialog} to={listAddress(`${apiUsersList}/new`, search)} icon={<PlusIcon />}>
      {words.addApiUser}
    </ButtonLink>
  )
  return (
    <DialogFrame context={context}>
      <PageHeader title={clientArea.apiUsersTitle} lead={words.aKeyAndASecret} action={add} />
      <HoldNotice holds={holds} from={apiUsersList} />
      {noted && <FreshSecretNotice apiUser={noted} />}
      <Card flush>
        <ApiUsersTable rows={apiUsers.items} fresh={fresh} add={add} onFresh={context.keep} />
        <Pager nextCursor={apiUsers.nextCursor} />
      </Card>
      <IfMay call="POST /clients/:clientID/device-logins/:userCode/allow">
        <p className="text-sm text-ink-soft">
          {devices.orSignIn} <TextLink to="/client/device">{devices.title}</TextLink>
        </p>
      </IfMay>
    </DialogFrame>
  )
}

type Change = (known: ApiUserCredentialsView[]) => ApiUserCredentialsView[]

const keepIn = (change: (how: Change) => void) => (made: ApiUserCredentialsView) =>
  change((known) => (known.includes(made) ? known : [made, ...known]))

const isOf = (one: ApiUserView) => (row: ApiUserView) => row.apiUserID === one.apiUserID
