import { Form, useNavigation } from 'react-router'
import * as words from '#contract/messages/enrolment.js'
import { Button, ButtonLink } from './button'
import { CodeBlock } from './code-block'
import { Field, PasswordField } from './field'
import { useFocusFirstError } from './first-error'
import { FormError } from './form-error'

export interface ForcedEnrolmentFormProps {
  answer:
    | {
        begun?: { secret: string; qr: string; sealed: string }
        needsPassword?: boolean
        fields?: Record<string, string>
        sentence?: string
        recoveryCodes?: string[]
        next?: string
      }
    | undefined
}

export function ForcedEnrolmentForm({ answer }: ForcedEnrolmentFormProps) {
  useFocusFirstError(answer?.fields)
  const isBusy = useNavigation().formMethod === 'POST'
  if (answer?.recoveryCodes && answer.next) return <Kept codes={answer.recoveryCodes} next={answer.next} />
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      {answer?.begun ? <Scan {...answer.begun} error={answer.fields?.code} /> : <p>{words.stepsIntro}</p>}
      {answer?.needsPassword && (
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          help={words.passwordHelp}
          error={answer.fields?.password}
          required
        />
      )}
      {answer?.sentence && <FormError>{answer.sentence}</FormError>}
      <Button fullWidth loading={isBusy}>
        {answer?.begun ? words.confirm : words.begin}
      </Button>
    </Form>
  )
}

function Scan({
  secret,
  qr,
  sealed,
  error,
}: {
  secret: string
  qr: string
  sealed: string
  error: string | undefined
}) {
  return (
    <>
      <input type="hidden" name="sealed" value={sealed} />
      <figure className="flex flex-col items-center gap-3">
        <figcaption className="text-sm text-ink-soft">{words.scan}</figcaption>
        <div
          role="img"
          aria-label={words.qrAlt}
          className="size-44 rounded-control bg-white p-2 [&>svg]:size-full"
          // The picture comes from our own API, sealed on its way through the form.
          dangerouslySetInnerHTML={{ __html: qr }}
        />
      </figure>
      <div className="flex flex-col gap-1.5">
        <p className="text-sm text-ink-soft">{words.orType}</p>
        <code className="rounded-control bg-tint px-3 py-2 text-sm tracking-wide wrap-break-word">
          {inFours(secret)}
        </code>
      </div>
      <Field label={words.code} name="code" autoComplete="one-time-code" help={words.codeHelp} error={error} required />
    </>
  )
}

const Kept = ({ codes, next }: { codes: string[]; next: string }) => (
  <div className="flex flex-col gap-5">
    <CodeBlock title={words.recoveryCodes} code={codes.join('\n')} />
    <ButtonLink to={next} reloadDocument fullWidth>
      {words.goOn}
    </ButtonLink>
  </div>
)

export const enrolmentTitle = (answer: ForcedEnrolmentFormProps['answer']) =>
  answer?.recoveryCodes
    ? { title: words.doneTitle, lead: words.doneLead }
    : { title: words.title, lead: words.leadRequired }

const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')
