import { Form, useNavigation } from 'react-router'
import * as words from '#contract/messages/site/contact.js'
import type { Refusal } from '../../api/refusal.server'
import { Button } from '../../components/button'
import { Field } from '../../components/field'
import { useFocusMain } from '../../components/focus-main'
import { FormError } from '../../components/form-error'
import { CheckCircleIcon } from '../../components/first-icon'
import { TextAreaField } from '../../components/text-area-field'
import { inputsOf } from '../../components/inputs-of'

export type ContactAnswer = Refusal & { sentBy?: string }

export function ContactForm({ answer }: { answer: ContactAnswer | undefined }) {
  const isBusy = useNavigation().formMethod === 'POST'
  if (answer?.sentBy) return <Sent sentBy={answer.sentBy} />
  const input = inputsOf(answer?.typed, answer?.fields)
  return (
    <Form method="post" noValidate className="flex flex-col gap-5 rounded-panel border border-line bg-panel p-6">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={words.name} {...input('name')} autoComplete="name" required />
        <Field label={words.email} {...input('emailAddress')} type="email" autoComplete="email" required />
      </div>
      <TextAreaField label={words.message} {...input('message')} rows={6} required />
      {answer?.sentence && <FormError>{answer.sentence}</FormError>}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-xs text-ink-faint">{words.weKeepYourMessageTo}</p>
        <Button loading={isBusy} busyLabel={words.sending}>
          {words.sendMessage}
        </Button>
      </div>
    </Form>
  )
}

function Sent({ sentBy }: { sentBy: string }) {
  useFocusMain()
  return (
    <div role="status" className="flex items-start gap-3 rounded-panel bg-success-soft px-5 py-4 text-success">
      <CheckCircleIcon className="mt-0.5 size-5" />
      <div>
        <p className="font-semibold">{words.thankYouYourMessageHas}</p>
        <p>
          {words.weReplyTo} <span className="font-medium [overflow-wrap:anywhere]">{sentBy}</span>.
        </p>
      </div>
    </div>
  )
}
