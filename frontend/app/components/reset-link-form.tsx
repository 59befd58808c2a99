import { Form, useNavigation } from 'react-router'
import * as words from '#contract/messages/components/common.js'
import { Button, ButtonLink } from './button'
import type { FormAnswer } from './dialog-form'
import { Field } from './field'
import { FormError } from './form-error'

export function ResetLinkForm({ answer }: { answer: (FormAnswer & { typed?: Record<string, string> }) | undefined }) {
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      <Field
        label={words.email}
        name="email"
        defaultValue={answer?.typed?.email}
        error={answer?.fields?.email}
        type="email"
        autoComplete="username"
        required
      />
      {answer?.sentence && <FormError>{answer.sentence}</FormError>}
      <Button fullWidth loading={isBusy}>
        {words.sendResetLink}
      </Button>
    </Form>
  )
}

/** `resetToken` comes from an installation that was told to show it, for trying things out. */
export const ResetLink = ({ to, resetToken }: { to: string; resetToken: string | undefined }) =>
  resetToken && (
    <ButtonLink to={`${to}?${new URLSearchParams({ token: resetToken })}`} variant="outline" fullWidth>
      {words.openTheResetLink}
    </ButtonLink>
  )
