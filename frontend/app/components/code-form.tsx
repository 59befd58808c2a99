import { Form, useNavigation } from 'react-router'
import type { Fields } from '#contract/check.js'
import * as words from '#contract/messages/factors.js'
import { Button } from './button'
import { Field } from './field'
import { useFocusFirstError } from './first-error'
import { FormError } from './form-error'

interface CodeFormProps {
  answer: { fields?: Fields; sentence?: string } | undefined
}

/** The second step of a sign-in. */
export function CodeForm({ answer }: CodeFormProps) {
  useFocusFirstError(answer?.fields)
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      <Field
        label={words.codeStep.code}
        name="code"
        autoComplete="one-time-code"
        help={words.codeStep.help}
        error={answer?.fields?.code}
        required
      />
      {answer?.sentence && <FormError>{answer.sentence}</FormError>}
      <Button fullWidth loading={useNavigation().formMethod === 'POST'}>
        {words.codeStep.submit}
      </Button>
    </Form>
  )
}
