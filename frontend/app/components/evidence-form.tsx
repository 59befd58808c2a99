import type { DisputeView } from '#contract/disputes.js'
import { evidenceTextMaxLength } from '#contract/limits.js'
import * as words from '#contract/messages/disputes.js'
import { formatMoney } from '#contract/spoken-formats.js'
import { DialogForm, type FormAnswer } from './dialog-form'
import { TextAreaField } from './text-area-field'

interface EvidenceFormProps {
  dispute: DisputeView
  back: string
  answer: (FormAnswer & { typed?: Record<string, string> }) | undefined
}

export const EvidenceForm = ({ dispute: { amountAsked, currency }, back, answer }: EvidenceFormProps) => (
  <DialogForm
    title={words.sendEvidence}
    lead={words.evidenceLead(formatMoney(amountAsked, currency))}
    submit={words.sendEvidence}
    back={back}
    answer={answer}
  >
    <TextAreaField
      label={words.evidenceText}
      name="text"
      defaultValue={answer?.typed?.text}
      error={answer?.fields?.text}
      rows={8}
      maxLength={evidenceTextMaxLength}
      help={words.evidenceHelp}
      required
    />
  </DialogForm>
)
