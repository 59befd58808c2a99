import { Form, useFetcher, useNavigation } from 'react-router'
import type { Fields } from '#contract/check.js'
import type { FactorMethod } from '#contract/factor-limits.js'
import * as words from '#contract/messages/factors.js'
import * as passkeysWords from '#contract/messages/passkeys.js'
import { Button } from './button'
import { Field } from './field'
import { useFocusFirstError } from './first-error'
import { FormError } from './form-error'
import { type PasskeyAnswer, PasskeyButton } from './passkey-button'

interface CodeFormProps {
  answer: { fields?: Fields; sentence?: string } | undefined
  methods: FactorMethod[]
  at: string
}

const takesCode = (methods: FactorMethod[]) => methods.some((method) => method !== 'passkey')
const takesPasskey = (methods: FactorMethod[]) => methods.includes('passkey')

export function stepWords(methods: FactorMethod[]): { title: string; lead: string } {
  const { title, titleOfPasskey, byCode, byEither, byPasskey } = words.codeStep
  if (!takesPasskey(methods)) return { title, lead: byCode }
  return { title: titleOfPasskey, lead: takesCode(methods) ? byEither : byPasskey }
}

export function CodeForm({ answer, methods, at }: CodeFormProps) {
  const fetcher = useFetcher<PasskeyAnswer>()
  const isBusy = useNavigation().formMethod === 'POST'
  useFocusFirstError(answer?.fields)
  const send = (credential: string) => void fetcher.submit({ credential }, { method: 'post' })
  return (
    <div className="flex flex-col gap-6">
      {takesPasskey(methods) && (
        <PasskeyButton label={passkeysWords.usePasskey} at={at} send={send} fetcher={fetcher} variant="primary" />
      )}
      {takesCode(methods) && (
        <Form method="post" noValidate className="flex flex-col gap-5">
          <Field
            label={words.codeStep.code}
            name="code"
            autoComplete="one-time-code"
            help={methods.includes('totp') ? words.codeStep.help : words.codeStep.helpOfRecovery}
            error={answer?.fields?.code}
            required
          />
          {answer?.sentence && <FormError>{answer.sentence}</FormError>}
          <Button fullWidth variant={takesPasskey(methods) ? 'outline' : 'primary'} loading={isBusy}>
            {words.codeStep.submit}
          </Button>
        </Form>
      )}
    </div>
  )
}
