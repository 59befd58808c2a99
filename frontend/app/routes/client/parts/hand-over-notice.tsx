import * as words from '#contract/messages/client/team.js'
import type { MemberView } from '#contract/members.js'
import { Card } from '../../../components/card'
import { PostButton } from '../../../components/post-button'

/** An owner has offered to hand over to whoever looks at the page. */
export function HandOverNotice({ own }: { own: Pick<MemberView, 'clientMemberID' | 'handOver' | 'role'> }) {
  if (!own.handOver) return null
  const page = `/client/team/${own.clientMemberID}`
  const { name } = own.handOver
  return (
    <Card title={words.offeredToYou(name)} lead={words.offeredLead(name, own.role.name)}>
      <div className="flex flex-wrap gap-2">
        <PostButton action={`${page}/hand-over`} variant="primary">
          {words.confirmHandOver}
        </PostButton>
        <PostButton action={`${page}/end-hand-over`}>{words.decline}</PostButton>
      </div>
    </Card>
  )
}
