import * as checklistWords from '#contract/messages/checklist.js'
import type { PauseView } from '#contract/requirements.js'
import { AlertIcon } from './icon'
import { Moment } from './moment'
import { TextLink } from './text-link'

interface PauseNoticeProps {
  pauses: PauseView[]
  /** Where a new paper is sent. */
  checklist?: string
}

/** What does not go on, and why, for the client and for staff. */
export function PauseNotice({ pauses, checklist }: PauseNoticeProps) {
  if (pauses.length === 0) return null
  return (
    <div className="flex items-start gap-2 rounded-control bg-failed-soft px-4 py-3 text-sm text-failed">
      <AlertIcon className="mt-0.5 size-4 shrink-0" />
      <div className="flex min-w-0 flex-col gap-2 [overflow-wrap:anywhere]">
        {pauses.map(({ what, requirementID, sentence, since }) => (
          <p key={`${what} ${requirementID}`}>
            {sentence}. {checklistWords.pausedSince} <Moment iso={since} />.
          </p>
        ))}
        {checklist && <TextLink to={checklist}>{checklistWords.toChecklist}</TextLink>}
      </div>
    </div>
  )
}
