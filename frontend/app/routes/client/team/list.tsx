import * as areaWords from '#contract/messages/client/area.js'
import * as words from '#contract/messages/client/team.js'
import { listOwnMembers } from '../../../api/members.server'
import { silently } from '../../../api/silently.server'
import { Card } from '../../../components/card'
import { openDialog } from '../../../components/dialog-form'
import { DialogFrame } from '../../../components/dialog-frame'
import { LoadFailure } from '../../../components/load-failure'
import { PlusIcon } from '../../../components/icon'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { TextLink } from '../../../components/text-link'
import { signedInClient } from '../../../session/client-session.server'
import { ButtonLink, useMay } from '../parts/may'
import { HandOverNotice } from '../parts/hand-over-notice'
import type { Route } from './+types/list'
import { TeamTable } from './table'

export const meta: Route.MetaFunction = () => pageMeta(areaWords.team)

export async function loader({ context }: Route.LoaderArgs) {
  const { membership } = signedInClient(context)
  const members = await silently(listOwnMembers(context), null)
  return { members, own: membership?.member ?? null }
}

export default function Team({ loaderData: { members, own } }: Route.ComponentProps) {
  const may = useMay()
  const invite = may('POST /clients/:clientID/members') && (
    <ButtonLink {...openDialog} to="/client/team/invite" icon={<PlusIcon />}>
      {words.invite}
    </ButtonLink>
  )
  return (
    <DialogFrame>
      <PageHeader title={areaWords.team} lead={words.lead} action={invite || undefined} />
      {own && <HandOverNotice own={own} />}
      <Card flush>{members && own ? <TeamTable members={members} own={own} /> : <LoadFailure inset />}</Card>
      <p className="text-sm">
        <TextLink to="/docs/team">{words.rolesAndRights}</TextLink>
      </p>
    </DialogFrame>
  )
}
