import * as words from '#contract/messages/client/team.js'
import type { MemberView } from '#contract/members.js'
import { Card } from '../../../components/card'
import { PostButton } from '../parts/may'

/** An owner has offered to hand over to whoever looks at the page. */
export function HandOverNotice({ own, members }: { own: MemberView; members: MemberView[] }) {
  const giver = members.find(({ clientMemberID }) => clientMemberID === own.handOver?.from)?.name ?? words.anOwner
  const page = `/client/team/${own.clientMemberID}/hand-over`
  return (
    <Card title={words.offeredToYou(giver)} lead={words.offeredLead(giver, own.role.name)}>
      <div className="flex flex-wrap gap-2">
        <PostButton action={page} variant="primary">
          {words.confirmHandOver}
        </PostButton>
        <PostButton action={`/client/team/${own.clientMemberID}/end-hand-over`}>{words.decline}</PostButton>
      </div>
    </Card>
  )
}
