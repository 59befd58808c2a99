import * as words from '#contract/messages/client/test-clocks.js'
import type { TestClockStatus } from '#contract/test-clock-states.js'
import { Badge, type Tone } from '../../../components/badge'

const tones: Record<TestClockStatus, Tone> = {
  ...{ ready: 'success', advancing: 'pending', failed: 'failed', closed: 'neutral' },
}

export const ClockBadge = ({ status }: { status: TestClockStatus }) => (
  <Badge tone={tones[status]}>{words.statuses[status]}</Badge>
)
