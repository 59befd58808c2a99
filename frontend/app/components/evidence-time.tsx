import type { DisputeView } from '#contract/disputes.js'
import * as words from '#contract/messages/disputes.js'
import { isUndecided } from './dispute-badge'
import { Moment } from './moment'

/** When evidence was sent, or until when it can be sent. */
export function EvidenceTime({ dispute }: { dispute: DisputeView }) {
  const { evidenceSentAt, evidenceDueAt } = dispute
  const at = evidenceSentAt ?? (isUndecided(dispute) ? evidenceDueAt : null)
  if (!at) return null
  return (
    <span className="block text-xs text-ink-faint">
      {evidenceSentAt ? words.evidenceSentOn : words.evidenceUntil} <Moment iso={at} />
    </span>
  )
}
