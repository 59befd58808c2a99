import type { ReactNode } from 'react'
import { Form, useNavigation, useSearchParams } from 'react-router'
import type { CodeActionView } from '#contract/next-actions.js'
import type { Refusal } from '../../api/refusal.server'
import { Button } from '../../components/button'
import { Field } from '../../components/field'
import { FormError } from '../../components/form-error'
import { LockIcon } from '../../components/icon'
import { Moment } from '../../components/moment'
import { PayPanel } from './panel'
import { usePayWords } from './pay-words'

interface OtpStepProps {
  title: string
  lead: string
  nextAction: CodeActionView
  formID: string
  answer: Refusal | undefined
  /** null: the payer has been sent one by somebody else. */
  testCode: string | null
}

/** The payer's bank has sent a code, and wants it back. */
export function OtpStep({ title, lead, nextAction, formID, answer, testCode }: OtpStepProps) {
  const words = usePayWords()
  const busy = useBusyIntent()
  const { contact, triesLeft, resendsLeft, codeExpiresAt } = nextAction
  const left = words.triesAreLeft(triesLeft)
  const test = testCode && words.inTheSandboxTheCode(testCode)
  return (
    <PayPanel emblem={<LockIcon className="size-10 text-brand" />} title={title} lead={lead}>
      <Form method="post" noValidate className="flex flex-col gap-5">
        <Hidden intent="otp" formID={formID} />
        <p>
          {words.weHaveSentAOne} <bdi className="font-semibold whitespace-nowrap">{contact}</bdi>
          {words.itWorksUntil} <Moment iso={codeExpiresAt} />.
        </p>
        <Field
          label={words.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          error={answer?.fields?.code}
          dir="ltr"
          className="control rtl:text-right"
          help={test ? `${test}${answer?.fields?.code ? '' : ` ${left}`}` : left}
          required
        />
        {useSearchParams()[0].has('sent') && !answer && <p role="status">{words.aNewCodeWasSent}</p>}
        {answer?.sentence && <FormError>{answer.sentence}</FormError>}
        <Button size="lg" fullWidth loading={busy === 'otp'} busyLabel={words.checking}>
          {words.confirmThePayment}
        </Button>
      </Form>
      <div className="-mx-2 flex flex-wrap items-center justify-between gap-2">
        <SmallForm intent="resend-otp" formID={formID} isBusy={busy === 'resend-otp'} disabled={resendsLeft === 0}>
          {words.sendTheCodeAgain}
        </SmallForm>
        <SmallForm intent="cancel" formID={formID} isBusy={busy === 'cancel'}>
          {words.payAnotherWay}
        </SmallForm>
      </div>
    </PayPanel>
  )
}

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
