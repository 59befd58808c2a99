import type { DisputeView } from '#contract/disputes.js'
import * as words from '#contract/messages/admin/parts.js'
import * as disputeWords from '#contract/messages/disputes.js'
import { takesEvidence } from '../../../components/evidence-link'
import { useMay } from './may'
import { RowAction, RowActions } from './row-actions'

/** What staff can do about an open dispute; one that its processor decides is not theirs to close. */
export function CloseLinks({ dispute }: { dispute: DisputeView }) {
  const { may } = useMay()
  const { disputeID, isDecidedByProcessor } = dispute
  if (isDecidedByProcessor) {
    if (!takesEvidence(dispute) || !may('POST /disputes/:disputeID/evidence'))
      return <span className="text-xs text-ink-faint">{disputeWords.processorDecides}</span>
    return (
      <RowActions at={`/admin/disputes/${disputeID}`} of={disputeID}>
        <RowAction to="evidence" label={disputeWords.sendEvidence} />
      </RowActions>
    )
  }
  if (!may('POST /disputes/:disputeID/close')) return null
  return (
    <RowActions at={`/admin/disputes/${disputeID}/close`} of={disputeID}>
      <RowAction to="won" label={words.closeAsWon} />
      <RowAction to="lost" label={words.closeAsLost} />
    </RowActions>
  )
}
