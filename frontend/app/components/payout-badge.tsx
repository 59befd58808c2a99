import type { PayoutStatus } from '#contract/payout-states.js'
import * as states from '#contract/messages/components/states.js'
import { Badge, type Tone } from './badge'

const tones: Record<PayoutStatus, Tone> = {
  created: 'neutral',
  awaiting_approval: 'pending',
  approved: 'info',
  sent: 'info',
  paid: 'success',
  rejected: 'neutral',
  canceled: 'neutral',
  failed: 'failed',
  returned: 'failed',
}

export const PayoutBadge = ({ status }: { status: PayoutStatus }) => (
  <Badge tone={tones[status]}>{states.payouts[status]}</Badge>
)
