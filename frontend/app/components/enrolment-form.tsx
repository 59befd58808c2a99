import { Form, useNavigation } from 'react-router'
import type { Fields } from '#contract/check.js'
import { factorNameMaxLength } from '#contract/factor-limits.js'
import { enrolment as words } from '#contract/messages/profile.js'
import { Button, ButtonLink } from './button'
import { CopyButton } from './copy-button'
import { Field } from './field'
import { useFocusFirstError } from './first-error'
import { FormError } from './form-error'
import { type QrCode, QrPicture } from './qr-picture'

export interface Enrolment {
  factorID: string
  secret: string
  uri: string
  qr: QrCode
}

interface EnrolmentFormProps {
  enrolment: Enrolment
  answer: { fields?: Fields; sentence?: string; typed?: Record<string, string> } | undefined
  back?: string
}

/** The picture, the key as text, and the first code. It posts `intent=confirm` to its own page. */
export function EnrolmentForm({ enrolment: { factorID, secret, uri, qr }, answer, back }: EnrolmentFormProps) {
  const fields = answer?.fields
  useFocusFirstError(fields)
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" noValidate className="flex flex-col gap-6">
      {Object.entries({ intent: 'confirm', factorID, secret, uri }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Step number={1} title={words.scan}>
        <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
          <QrPicture qr={qr} label={words.picture} />
          <KeyAsText secret={secret} />
        </div>
      </Step>
      <Step number={2} title={words.enter}>
        <div className="grid max-w-md gap-5">
          <Field
            label={words.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            error={fields?.code}
            required
          />
          <Field
            label={words.name}
            name="name"
            defaultValue={answer?.typed?.name}
            error={fields?.name}
            maxLength={factorNameMaxLength}
            help={words.nameHelp}
            optionalHint
          />
        </div>
      </Step>
      {answer?.sentence && <FormError>{answer.sentence}</FormError>}
      <div className="flex justify-end gap-3">
        {back && (
          <ButtonLink to={back} variant="outline">
            {words.cancel}
          </ButtonLink>
        )}
        <Button loading={isBusy}>{words.submit}</Button>
      </div>
    </Form>
  )
}

const KeyAsText = ({ secret }: { secret: string }) => (
  <div className="flex min-w-0 flex-1 basis-56 flex-col gap-2">
    <p className="text-ink-soft">{words.byHand}</p>
    <p className="rounded-control bg-sunken px-3 py-2.5">
      <span className="sr-only">{words.key}: </span>
      <code className="font-mono text-sm leading-6 font-medium">{inGroups(secret)}</code>
    </p>
    <span className="-ms-3">
      <CopyButton value={secret} label={words.keyWithin} />
    </span>
  </div>
)

const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret

const Step = ({ number, title, children }: { number: number; title: string; children: React.ReactNode }) => (
  <div className="flex flex-col gap-4">
    <h2 className="flex items-center gap-3 text-sm font-semibold tracking-normal">
      <span className="grid size-6 place-items-center rounded-full bg-tint text-xs tabular-nums">{number}</span>
      {title}
    </h2>
    {children}
  </div>
)
