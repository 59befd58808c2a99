import { longTextMaxLength } from '#contract/limits.js'
import type { Refusal } from '../../../api/refusal.server'
import { TextAreaField } from '../../../components/text-area-field'

export function RejectFields({ answer }: { answer: Refusal | undefined }) {
  return (
    <TextAreaField
      label="Reason"
      name="reason"
      maxLength={longTextMaxLength}
      defaultValue={answer?.typed?.reason}
      error={answer?.fields?.reason}
      help="The applicant reads these words on the waiting page."
      optionalHint
    />
  )
}
