import type { AddedPasskeyView } from '#contract/factors.js'
import { namedLoopback, takesPasskeys } from '#contract/passkey-places.js'
import type { ClientLoginView } from '#contract/clients.js'
import { clientLogin } from '#contract/messages/sign-in.js'
import * as words from '#contract/messages/passkeys.js'
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '#contract/passkeys.js'
import type { PortalLoginView } from '#contract/portal-users.js'
import { readDevice } from '../session/device.server'
import { readForm } from '../session/form.server'
import { type Context, siteContext } from '../session/site-context.server'
import { redirectWithToast, success } from '../session/toast.server'
import { credentialIn } from './factors.server'
import { ApiError, type Call, callApi } from './http.server'
import { refuse } from './refusal.server'

interface Views {
  client: ClientLoginView
  portal: PortalLoginView
}

interface Asker {
  request: Request
  context: Context
}

export async function askPasskeySignIn({ request, context }: Asker, audience: keyof Views) {
  const deviceToken = await readDevice(request, context, audience)
  const call = 'POST /account/passkey-sign-in/options'
  return callApi<PasskeyRequestOptions>(context, { call, body: { audience }, deviceToken })
}

export async function signInByPasskey<Audience extends keyof Views>(
  { request, context }: Asker,
  audience: Audience,
  credential: unknown,
): Promise<Views[Audience]> {
  const deviceToken = await readDevice(request, context, audience)
  const body = { audience, credential: credentialIn(credential) }
  return callApi<Views[Audience]>(context, { call: 'POST /account/passkey-sign-in', body, deviceToken })
}

/** Options as the browser's own call to a route gets them, or the sentence that is shown instead. */
export async function optionsAnswer(options: Promise<object>): Promise<Response> {
  try {
    return Response.json(await options)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return Response.json({ error: error.sentence || clientLogin.unexpected }, { status: error.status })
  }
}

export interface PasskeyPlace {
  isPossible: boolean
  /** The same page by another name of this machine, where it is possible. */
  elsewhere: string | null
}

/** Whether the address in the browser is one that passkeys can belong to. */
export function passkeyPlace(context: Context, url: URL): PasskeyPlace {
  const { publicUrl } = context.get(siteContext)
  const origin = publicUrl ?? namedLoopback(url.origin)
  const isPossible = origin !== null && origin === url.origin && takesPasskeys(origin)
  const named = !publicUrl && !isPossible && origin ? new URL(`${url.pathname}${url.search}`, origin).href : null
  return { isPossible, elsewhere: named }
}

export type AskAs = <T>(call: Extract<Call, { call: `${string} /account/factors${string}` }>) => Promise<T>

export async function passkeysAction({ request, context }: Asker, ask: AskAs, back: string) {
  const { input } = await readForm(request)
  const { intent, factorID, name, credential } = input
  const params = { factorID: String(factorID) }
  if (intent === 'options')
    return optionsAnswer(ask<PasskeyCreationOptions>({ call: 'POST /account/factors/passkey/options' }))
  if (intent === 'add') {
    const body = { name, credential: credentialIn(credential) }
    return ask<AddedPasskeyView>({ call: 'POST /account/factors/passkey', body }).then(
      ({ recoveryCodes = [] }) => ({ recoveryCodes, toast: success(words.added) }),
      (error: unknown) => refuse(error, sentenceOf(error, words.couldNotAdd)),
    )
  }
  const isRename = intent === 'rename'
  const done = isRename
    ? ask({ call: 'PUT /account/factors/:factorID', params, body: { name } })
    : ask({ call: 'DELETE /account/factors/:factorID', params })
  return done.then(
    () => redirectWithToast(context, back, success(isRename ? words.renamed : words.removed)),
    (error: unknown) => refuse(error, sentenceOf(error, isRename ? words.couldNotRename : words.couldNotRemove)),
  )
}

// What is wrong with a passkey is said by the API alone.
const sentenceOf = (error: unknown, otherwise: string) =>
  (error instanceof ApiError && error.status === 422 && error.sentence) || otherwise
