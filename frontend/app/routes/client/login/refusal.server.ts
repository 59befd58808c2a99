import { data } from 'react-router'
import { clientLogin } from '#contract/messages/sign-in.js'
import { ApiError } from '../../../api/http.server'
import type { Refusal } from '../../../api/refusal.server'
import { helpFor } from '../../../api/sign-in-help.server'
import type { SignInHelpProps } from '../../../components/sign-in-help'
import { failure } from '../../../session/toast.server'

/** A rejected client is shown the way to apply again; the API says so only once the password was right. */
type SignInRefusal = Refusal & { mayReapply: boolean; help: SignInHelpProps['help'] }

/** The specification's order for a failed sign-in: the server's sentence, else 'Login failed', else the fallback. */
export function refuseSignIn(error: unknown, typed: Record<string, string>) {
  const { status = 500, fields = {} } = error instanceof ApiError ? error : {}
  const sentence = error instanceof ApiError ? error.sentence || clientLogin.failure : clientLogin.unexpected
  if (!(error instanceof ApiError)) console.error(error)
  const mayReapply = error instanceof ApiError && error.code === 'CLIENT_REJECTED'
  return data<SignInRefusal>(
    { fields, sentence, toast: failure(sentence), typed, mayReapply, help: helpFor(error) },
    { status },
  )
}
