import * as words from '#contract/messages/admin/parts.js'
import { useMay } from './may'
import { RowAction, RowActions } from './row-actions'

export function CloseLinks({ disputeID }: { disputeID: string }) {
  const { may } = useMay()
  if (!may('POST /disputes/:disputeID/close')) return null
  return (
    <RowActions>
      <RowAction to={`/admin/disputes/${disputeID}/close/won`} of={disputeID}>
        {words.closeAsWon}
      </RowAction>
      <RowAction to={`/admin/disputes/${disputeID}/close/lost`} of={disputeID}>
        {words.closeAsLost}
      </RowAction>
    </RowActions>
  )
}
