import type { DisputeView } from '#contract/disputes.js'
import { evidenceTextMaxLength } from '#contract/limits.js'
import * as words from '#contract/messages/disputes.js'
import { formatMoney } from '#contract/spoken-formats.js'
import { DialogForm, type FormAnswer } from './dialog-form'
import { EvidenceFileList, EvidenceFiles } from './evidence-files'
import { TextAreaField } from './text-area-field'

interface EvidenceFormProps {
  dispute: DisputeView
  back: string
  /** Where files are uploaded to; absent: files are not added here. */
  filesTo?: string
  answer: (FormAnswer & { typed?: Record<string, string> }) | undefined
}

export const EvidenceForm = ({ dispute, back, answer, filesTo }: EvidenceFormProps) => (
  <DialogForm
    title={words.sendEvidence}
    lead={words.evidenceLead(formatMoney(dispute.amountAsked, dispute.currency))}
    submit={words.sendEvidence}
    back={back}
    answer={answer}
    above={filesTo ? <EvidenceFiles dispute={dispute} action={filesTo} /> : <EvidenceFileList dispute={dispute} />}
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
