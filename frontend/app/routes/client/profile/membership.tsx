import * as words from '#contract/messages/client/profile.js'
import { Card } from '../../../components/card'
import { ButtonLink } from '../../../components/button'
import { openDialog } from '../../../components/dialog-form'

/** Those who may not see the team leave it from here. */
export const MembershipCard = ({ clientName, roleName }: { clientName: string; roleName: string }) => (
  <Card title={words.membership}>
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="text-ink-soft">{words.youWorkFor(clientName, roleName)}</p>
      <ButtonLink {...openDialog} to="/client/profile/leave" variant="outline">
        {words.leave}
      </ButtonLink>
    </div>
  </Card>
)
