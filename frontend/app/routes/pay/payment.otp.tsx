import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { NextActionView } from '#contract/transactions.js'
import type { Refusal } from '../../api/refusal.server'
import { Button } from '../../components/button'
import { Field } from '../../components/field'
import { FormError } from '../../components/form-error'
import { LockIcon } from '../../components/icon'
import { Moment } from '../../components/moment'
import { PayPanel } from './panel'

interface OtpStepProps {
  title: string
  lead: string
  nextAction: NextActionView
  formID: string
  answer: Refusal | undefined
}

/** The payer's bank has sent a code, and wants it back. */
export function OtpStep({ title, lead, nextAction, formID, answer }: OtpStepProps) {
  const busy = useBusyIntent()
  const { contact, triesLeft, resendsLeft, codeExpiresAt } = nextAction
  return (
    <PayPanel emblem={<LockIcon className="size-10 text-brand" />} title={title} lead={lead}>
      <Form method="post" noValidate className="flex flex-col gap-5">
        <Hidden intent="otp" formID={formID} />
        <p>
          We have sent a one-time code to <strong className="font-semibold whitespace-nowrap">{contact}</strong>. It
          works until <Moment iso={codeExpiresAt} />.
        </p>
        <Field
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          error={answer?.fields?.code}
          help={`In the sandbox the code is 123456.${answer?.fields?.code ? '' : ` ${triesInWords(triesLeft)} left.`}`}
          required
        />
        {answer?.sentence && <FormError>{answer.sentence}</FormError>}
        <Button size="lg" fullWidth loading={busy === 'otp'} busyLabel="Checking...">
          Confirm the payment
        </Button>
      </Form>
      <div className="-mx-2 flex flex-wrap items-center justify-between gap-2">
        <SmallForm intent="resend-otp" formID={formID} isBusy={busy === 'resend-otp'} disabled={resendsLeft === 0}>
          Send the code again
        </SmallForm>
        <SmallForm intent="cancel" formID={formID} isBusy={busy === 'cancel'}>
          Pay another way
        </SmallForm>
      </div>
    </PayPanel>
  )
}

const triesInWords = (tries: number) => (tries === 1 ? '1 try' : `${tries} tries`)

const useBusyIntent = () => useNavigation().formData?.get('intent') ?? null

// Each form has a key of its own, or the second one sent would be taken for the first.
const Hidden = ({ intent, formID }: { intent: string; formID: string }) => (
  <>
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="formID" value={`${formID}-${intent}`} />
  </>
)

interface SmallFormProps {
  intent: string
  formID: string
  isBusy: boolean
  disabled?: boolean
  children: ReactNode
}

const SmallForm = ({ intent, formID, isBusy, disabled, children }: SmallFormProps) => (
  <Form method="post">
    <Hidden intent={intent} formID={formID} />
    <Button variant="ghost" size="sm" className="px-2!" loading={isBusy} disabled={disabled}>
      {children}
    </Button>
  </Form>
)
