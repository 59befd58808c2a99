import { Form, useNavigation } from 'react-router'
import * as texts from '#contract/messages/client/webhook-signatures.js'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { Field, PasswordField } from '../../../components/field'
import { AlertIcon, CheckCircleIcon } from '../../../components/icon'
import type { Comparison } from './signature.comparison'
import { Bytes } from './signature-steps'

export function CompareSecret({ comparison }: { comparison: Comparison | undefined }) {
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <Card title={texts.isYourSecretTheRight} lead={texts.secretIsNotStored}>
      <Form method="post" noValidate preventScrollReset className="flex flex-col gap-5">
        <PasswordField
          label={texts.yourSecret}
          name="secret"
          autoComplete="off"
          placeholder={texts.whsec}
          help={texts.asYourServerHasIt}
          required
        />
        <Field
          label={texts.whatYourCodeComputed}
          name="own"
          autoComplete="off"
          placeholder="v1,…"
          spellCheck={false}
          defaultValue={comparison?.own ?? ''}
          help={texts.withTheRightSecretThis}
          optionalHint
        />
        <Button loading={isBusy}>{texts.compare}</Button>
      </Form>
      {/* Stands from the start, so that what appears in it is said. */}
      <div role="status">{comparison && <Verdict comparison={comparison} />}</div>
    </Card>
  )
}

function Verdict({ comparison: { tone, title, words, signature } }: { comparison: Comparison }) {
  const isGood = tone === 'success'
  const Icon = isGood ? CheckCircleIcon : AlertIcon
  return (
    <div className="mt-5 flex flex-col gap-3">
      <div
        className={`flex items-start gap-3 rounded-control px-4 py-3 ${isGood ? 'bg-success-soft text-success' : 'bg-failed-soft text-failed'}`}
      >
        <Icon className="mt-0.5 size-4" />
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <strong className="font-semibold">{title}</strong> {words}
        </p>
      </div>
      {signature && (
        <div className="flex flex-col gap-1">
          <p className="text-xs text-ink-faint">{texts.withYourSecretTheSignature}</p>
          <Bytes label={texts.signatureWithYourSecret} text={signature} />
        </div>
      )}
    </div>
  )
}
