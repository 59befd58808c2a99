import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Refusal } from '../../../api/refusal.server'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'

interface DeleteRowProps {
  question: string
  lead: string
  submit?: string | undefined
  list: string
  formID: string
  answer: Refusal | undefined
  /** What the action does, in more than a sentence. */
  children?: ReactNode
}

export function DeleteRow({ question, lead, submit = 'Delete', list, formID, answer, children }: DeleteRowProps) {
  const { search } = useLocation()
  const back = listAddress(list, search)
  return (
    <DialogForm isQuestion title={question} lead={lead} submit={submit} back={back} answer={answer}>
      <input type="hidden" name="formID" value={formID} />
      {children}
    </DialogForm>
  )
}
