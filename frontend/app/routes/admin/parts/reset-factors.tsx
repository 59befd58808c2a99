import * as words from '#contract/messages/factor-resets.js'
import { DialogForm } from '../../../components/dialog-form'
import { ReasonField } from './reason-field'

interface ResetFactorsProps {
  name: string
  formID: string
  back: string
  answer: { fields?: Record<string, string>; sentence?: string; typed?: Record<string, string> } | undefined
}

/** Asks another administrator to let somebody in who has lost every second factor. */
export const ResetFactors = ({ name, formID, back, answer }: ResetFactorsProps) => (
  <DialogForm title={words.askTitle(name)} lead={words.askLead} submit={words.askSubmit} back={back} answer={answer}>
    <input type="hidden" name="formID" value={formID} />
    <ReasonField label={words.reason} answer={answer} help={words.reasonHelp} required />
  </DialogForm>
)
