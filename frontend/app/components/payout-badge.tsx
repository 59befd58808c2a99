import { type PayoutStatus, payoutStatusWords } from '#contract/payout-states.js'
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
  <Badge tone={tones[status]}>{payoutStatusWords[status]}</Badge>
)
