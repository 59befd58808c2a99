import type { DisputeStatus } from '#contract/disputes.js'
import { Badge, type Tone } from './badge'

const faces: Record<DisputeStatus, [Tone, string]> = {
  open: ['pending', 'Open'],
  won: ['success', 'Won'],
  lost: ['failed', 'Lost'],
}

export const disputeWord = (status: DisputeStatus): string => faces[status][1]

export function DisputeBadge({ status }: { status: DisputeStatus }) {
  const [tone, word] = faces[status]
  return <Badge tone={tone}>{word}</Badge>
}
