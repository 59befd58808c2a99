import { longTextMaxLength } from '#contract/limits.js'
import * as words from '#contract/messages/admin/pending-clients.js'
import type { Refusal } from '../../../api/refusal.server'
import { ReasonField } from '../parts/reason-field'

export function RejectFields({ answer }: { answer: Refusal | undefined }) {
  return (
    <ReasonField
      label={words.reason}
      answer={answer}
      maxLength={longTextMaxLength}
      help={words.theApplicantReadsTheseWords}
      optionalHint
    />
  )
}
