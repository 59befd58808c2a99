import { data, redirect } from 'react-router'
import { carriedFileMaxBytes } from '#contract/document-limits.js'
import * as words from '#contract/messages/step-up.js'
import { formOf } from '../session/form.server'
import type { HeldToken } from '../session/held-token.server'
import { carriedName, sealForm } from '../session/missing-proof.server'
import { sameSitePath } from '../session/same-site'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { callAsStaff } from './as-staff.server'
import { credentialIn } from './factors.server'
import { ApiError } from './http.server'
import { optionsAnswer } from './passkeys.server'

export type Area = 'client' | 'admin'

export interface ProofAnswer {
  isProved: boolean
  sentence?: string
  fields?: Record<string, string>
}

export async function proofAnswer(context: Context, area: Area, form: FormData): Promise<Response> {
  if (form.get('intent') !== 'options') return Response.json(await proveAgain(context, area, form))
  const call = { call: 'POST /account/step-up/options' } as const
  return optionsAnswer(area === 'client' ? callAsClient(context, call) : callAsStaff(context, call))
}

/** Six digits are those of an app, anything else is a recovery code. */
async function proveAgain(context: Context, area: Area, form: FormData): Promise<ProofAnswer> {
  const [code, password] = ['code', 'password'].map((name) => textOf(form, name))
  const credential = textOf(form, 'credential')
  const byCode = { method: /^[\d\s]+$/.test(code ?? '') ? 'totp' : 'recovery_code', code }
  const byFactor = credential ? { method: 'passkey', credential: credentialIn(credential) } : byCode
  const there = { method: 'single_sign_on' }
  const here = form.has('password') ? { password } : byFactor
  const body = form.get('method') === there.method ? there : here
  const call = { call: 'POST /account/step-up', body } as const
  try {
    await (area === 'client' ? callAsClient(context, call) : callAsStaff(context, call))
    return { isProved: true }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { fields } = error
    const sentence = error.sentence || words.unanswered
    return { isProved: false, fields, ...(Object.keys(fields).length === 0 && { sentence }) }
  }
}

export interface WaitingForm {
  /** The form that waits, sealed; '' where a file waits. */
  carried: string
  fields?: Record<string, string>
  sentence?: string
  file?: string
}

interface Waiting {
  request: Request
  context: Context
  url: URL
  area: Area
  held: HeldToken | null
}

export function waitingAt(url: URL, area: Area) {
  const to = sameSitePath(url.searchParams.get('to'))
  const back = to?.startsWith(`/${area}/`) ? to : `/${area}/dashboard`
  return { to: back, methods: (url.searchParams.get('by') ?? 'password').split(' '), isFile: isFile(back) }
}

/** A form that arrives is carried along until the proof is right, and then goes on to where it was sent first. */
export async function carryOn({ request, context, url, area, held }: Waiting) {
  const { to } = waitingAt(url, area)
  const form = await formOf(request)
  if (!form.has(carriedName)) {
    const sealed = await sealForm({ context, held }, to, form)
    const waiting =
      sealed === null
        ? { carried: '', sentence: words.fileTooLarge(carriedFileMaxBytes / 1_024 / 1_024) }
        : { carried: sealed }
    return data<WaitingForm>(waiting, { status: 403 })
  }
  const carried = textOf(form, carriedName)
  const { isProved, fields, sentence } = await proveAgain(context, area, form)
  if (!isProved) return data<WaitingForm>({ carried, fields, sentence }, { status: 422 })
  if (carried) return redirect(to, 307)
  return isFile(to) ? data<WaitingForm>({ carried, file: to }) : redirect(to)
}

const isFile = (path: string) => /\.csv(\?|$)/.test(path)

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
