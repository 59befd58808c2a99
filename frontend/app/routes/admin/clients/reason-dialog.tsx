import * as texts from '#contract/messages/admin/clients.js'
import type { Refusal } from '../../../api/refusal.server'
import { DialogForm } from '../../../components/dialog-form'
import { ReasonField } from '../parts/reason-field'
import { addressOf } from './detail-address'

interface ReasonDialogProps {
  title: string
  lead: string
  submit: string
  clientID: string
  answer: Refusal | undefined
  help: string
  isRequired: boolean
}

/** A change of what a client may do, with the reason that the client and the log keep. */
export const ReasonDialog = ({ clientID, answer, help, isRequired, ...words }: ReasonDialogProps) => (
  <DialogForm {...words} back={addressOf(clientID)} answer={answer}>
    <ReasonField label={texts.reason} answer={answer} help={help} required={isRequired} optionalHint={!isRequired} />
  </DialogForm>
)
