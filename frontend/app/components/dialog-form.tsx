import type { ReactNode } from 'react'
import { Form, useNavigate, useNavigation, useOutletContext } from 'react-router'
import * as words from '#contract/messages/components/common.js'
import * as states from '#contract/messages/components/states.js'
import { Button, ButtonLink } from './button'
import { Card } from './card'
import type { DialogContext } from './dialog-frame'
import { useFormAnswer } from './form-answer'
import { Modal } from './modal'
import { PageHeader } from './page-header'
import { RefusalWords } from './refusal-words'
import type { ShownToast } from './show-toast'

/** What the form's action said when it did not work. */
export interface FormAnswer {
  fields?: Record<string, string>
  sentence?: string
  /** What kind of refusal it was, where there is a way on. */
  code?: string
  toast?: ShownToast
}

interface DialogFormProps {
  title: string
  lead?: ReactNode
  submit: string
  /** The word of the way out, where Cancel could be taken for the action. */
  dismiss?: string
  /** Where Cancel leads: the list, as it was. */
  back: string
  answer: FormAnswer | undefined
  /** Asks before something that cannot be taken back: the focus stands on Cancel. */
  isQuestion?: boolean
  wide?: boolean
  /** Of a form that makes or ends something, so that it counts once. */
  formID?: string
  extra?: ReactNode
  /** Above the form: what has a form of its own. */
  above?: ReactNode
  children?: ReactNode
}

export function DialogForm(props: DialogFormProps) {
  const {
    title,
    lead,
    submit,
    dismiss = states.cancel,
    back,
    answer,
    isQuestion,
    wide,
    extra,
    above,
    formID,
    children,
  } = props
  useFormAnswer(answer)
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <DialogPanel title={title} lead={lead} back={back} isQuestion={isQuestion} wide={wide}>
      {above}
      <Form method="post" noValidate preventScrollReset className="flex flex-col gap-5">
        {/* Enter in a field sends the form as its last button does, whatever other buttons stand before it. */}
        <button className="sr-only" tabIndex={-1} aria-hidden="true" />
        {formID && <input type="hidden" name="formID" value={formID} />}
        {children}
        <RefusalWords answer={answer} />
        <div className="flex flex-wrap items-center justify-end gap-3">
          {extra && <div className="me-auto">{extra}</div>}
          <ButtonLink to={back} variant="outline" data-autofocus={isQuestion} {...closeDialog}>
            {dismiss}
          </ButtonLink>
          <Button loading={isBusy}>{submit}</Button>
        </div>
      </Form>
    </DialogPanel>
  )
}

type DialogPanelProps = Pick<DialogFormProps, 'title' | 'lead' | 'back' | 'isQuestion' | 'wide' | 'children'>

export function DialogPanel({ title, lead, back, isQuestion, wide, children }: DialogPanelProps) {
  const { isPage } = useOutletContext<DialogContext>()
  const navigate = useNavigate()
  if (!isPage) {
    const role = isQuestion ? 'alertdialog' : 'dialog'
    return (
      <Modal title={title} lead={lead} open wide={wide} role={role} onClose={() => void navigate(back, closeDialog)}>
        {children}
      </Modal>
    )
  }
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <div className={wide ? 'max-w-3xl' : 'max-w-lg'}>
        <Card>{children}</Card>
      </div>
    </>
  )
}

/** Closing a dialog goes back to where the page stood, and leaves the focus where the dialog gives it back. */
export const closeDialog = { preventScrollReset: true, state: { keepsFocus: true } }

/** Opens one of the forms below the list without moving the list. */
export const openDialog = { preventScrollReset: true } as const

export function DialogDone({ back }: { back: string }) {
  return (
    <div className="flex justify-end">
      <ButtonLink to={back} {...closeDialog}>
        {words.done}
      </ButtonLink>
    </div>
  )
}
