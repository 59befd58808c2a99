import type { DisputeStatus, DisputeView } from '#contract/disputes.js'
import * as states from '#contract/messages/components/states.js'
import { Badge, type Tone } from './badge'

const tones: Record<DisputeStatus, Tone> = {
  inquiry: 'pending',
  open: 'pending',
  won: 'success',
  lost: 'failed',
  inquiry_closed: 'neutral',
  prevented: 'neutral',
  unclear: 'pending',
}

export const disputeWord = (status: DisputeStatus): string => states.disputes[status]

export function DisputeBadge({ status }: { status: DisputeStatus }) {
  return <Badge tone={tones[status]}>{states.disputes[status]}</Badge>
}

/** The bank has not decided yet: evidence may still be sent, or staff close it. */
export const isUndecided = ({ status }: DisputeView): boolean => status === 'open' || status === 'inquiry'
