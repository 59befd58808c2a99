import { longTextMaxLength } from '#contract/limits.js'
import * as words from '#contract/messages/admin/pending-clients.js'
import type { Refusal } from '../../../api/refusal.server'
import { TextAreaField } from '../../../components/text-area-field'

export function RejectFields({ answer }: { answer: Refusal | undefined }) {
  return (
    <TextAreaField
      label={words.reason}
      name="reason"
      maxLength={longTextMaxLength}
      defaultValue={answer?.typed?.reason}
      error={answer?.fields?.reason}
      help={words.theApplicantReadsTheseWords}
      optionalHint
    />
  )
}
