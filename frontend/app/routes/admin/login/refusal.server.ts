import { data } from 'react-router'
import type { Fields } from '#contract/check.js'
import { staffPasswordMinLength } from '#contract/limits.js'
import { field } from '#contract/messages/fields.js'
import { adminLogin, clientLogin } from '#contract/messages/sign-in.js'
import { ApiError } from '../../../api/http.server'
import type { Refusal } from '../../../api/refusal.server'
import { helpFor } from '../../../api/sign-in-help.server'
import type { SignInHelpProps } from '../../../components/sign-in-help'
import { failure } from '../../../session/toast.server'

type StaffRefusal = Refusal & { help: SignInHelpProps['help'] }

/** The API only asks for a password; its length is a rule of the specification's screen. */
export function passwordFault(password: unknown): Fields | null {
  const isShort = typeof password === 'string' && password !== '' && password.length < staffPasswordMinLength
  return isShort ? { password: field.staffPasswordTooShort } : null
}

/** The API says 'Invalid credentials', the specification's toast says it in its own words; other refusals speak for themselves. */
export function refuseStaff(error: unknown, typed: Record<string, string>) {
  if (!(error instanceof ApiError)) throw error
  const { status, fields } = error
  const sentence = status === 401 ? adminLogin.toast : error.sentence || clientLogin.unexpected
  return data<StaffRefusal>({ fields, sentence, toast: failure(sentence), typed, help: helpFor(error) }, { status })
}
