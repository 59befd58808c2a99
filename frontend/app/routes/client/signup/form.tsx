import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { signup } from '#contract/messages/sign-up.js'
import { Button } from '../../../components/button'
import { useFormAnswer } from '../../../components/form-answer'
import { FormError } from '../../../components/form-error'
import { type SignupAnswer, useRegisteredRedirect } from './redirect'

interface SignupFormProps {
  answer: SignupAnswer | undefined
  submit: string
  note?: string
  children: ReactNode
}

export function SignupForm({ answer, submit, note, children }: SignupFormProps) {
  useFormAnswer(answer)
  const isLeaving = useRegisteredRedirect(answer)
  const isBusy = useNavigation().formMethod === 'POST' || isLeaving
  return (
    <Form method="post" noValidate className="flex flex-col gap-8">
      {children}
      <div className="flex flex-col gap-4">
        {answer?.sentence && <FormError>{answer.sentence}</FormError>}
        <Button size="lg" fullWidth loading={isBusy} busyLabel={signup.busy}>
          {submit}
        </Button>
        {note && <p className="text-center text-xs text-ink-faint">{note}</p>}
      </div>
    </Form>
  )
}
