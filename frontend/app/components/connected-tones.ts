import type { ConnectedState } from '#contract/connected-states.js'
import type { Tone } from './badge'

export const connectedTones: Record<ConnectedState, Tone> = {
  created: 'neutral',
  action_required: 'pending',
  in_review: 'info',
  payouts_paused: 'pending',
  enabled: 'success',
  inactive: 'failed',
  disconnected: 'failed',
}
