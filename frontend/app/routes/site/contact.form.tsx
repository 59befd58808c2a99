import { Form, useNavigation } from 'react-router'
import type { Refusal } from '../../api/refusal.server'
import { Button } from '../../components/button'
import { Field } from '../../components/field'
import { useFocusMain } from '../../components/focus-main'
import { FormError } from '../../components/form-error'
import { CheckCircleIcon } from '../../components/icon'
import { TextAreaField } from '../../components/text-area-field'

export type ContactAnswer = Refusal & { sentBy?: string }

export function ContactForm({ answer }: { answer: ContactAnswer | undefined }) {
  const isBusy = useNavigation().formMethod === 'POST'
  if (answer?.sentBy) return <Sent sentBy={answer.sentBy} />
  const { typed, fields } = answer ?? {}
  return (
    <Form method="post" noValidate className="flex flex-col gap-5 rounded-panel border border-line bg-panel p-6">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" name="name" autoComplete="name" defaultValue={typed?.name} error={fields?.name} required />
        <Field
          label="Email"
          name="emailAddress"
          type="email"
          autoComplete="email"
          defaultValue={typed?.emailAddress}
          error={fields?.emailAddress}
          required
        />
      </div>
      <TextAreaField
        label="Message"
        name="message"
        rows={6}
        defaultValue={typed?.message}
        error={fields?.message}
        required
      />
      {answer?.sentence && <FormError>{answer.sentence}</FormError>}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-xs text-ink-faint">We keep your message to answer it, and use it for nothing else.</p>
        <Button loading={isBusy} busyLabel="Sending...">
          Send message
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
        <p className="font-semibold">Thank you. Your message has reached us.</p>
        <p>
          We answer to <span className="font-medium [overflow-wrap:anywhere]">{sentBy}</span>.
        </p>
      </div>
    </div>
  )
}
