import { session } from '#contract/messages/sign-in.js'
import { InfoIcon } from './first-icon'

/** Why somebody who was at work is asked to sign in. */
export function SessionEnded({ ended }: { ended: 'yes' | 'kept' | null }) {
  if (!ended) return null
  return (
    <p role="status" className="flex items-start gap-2 rounded-control bg-info-soft px-3 py-2.5 text-sm text-info">
      <InfoIcon className="mt-0.5 size-4" />
      <span>{ended === 'kept' ? session.endedKept : session.ended}</span>
    </p>
  )
}
