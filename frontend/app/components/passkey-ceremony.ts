import type { PasskeyCreationOptions, PasskeyRequestOptions } from '#contract/passkeys.js'
import * as passkeysWords from '#contract/messages/passkeys.js'

// Asked for where somebody uses a passkey, and on no first visit.
const library = () => import('@simplewebauthn/browser')

export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window

class Refused extends Error {}

async function optionsAt<T>(at: string): Promise<T> {
  const answer = await fetch(at, { method: 'POST', body: new URLSearchParams({ intent: 'options' }) })
  const body = (await answer.json()) as T & { error?: string }
  if (!answer.ok) throw new Refused(body.error ?? passkeysWords.couldNotAsk)
  return body
}

export async function askPasskey(at: string): Promise<string> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([library(), optionsAt<PasskeyRequestOptions>(at)])
  return JSON.stringify(await startAuthentication({ optionsJSON }))
}

export async function makePasskey(at: string): Promise<string> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([library(), optionsAt<PasskeyCreationOptions>(at)])
  return JSON.stringify(await startRegistration({ optionsJSON }))
}

/** Offers passkeys in the field of the address; null where the browser cannot, or something else was done instead. */
export async function offerPasskeys(at: string): Promise<string | null> {
  try {
    const { browserSupportsWebAuthnAutofill, startAuthentication } = await library()
    if (!(await browserSupportsWebAuthnAutofill())) return null
    const optionsJSON = await optionsAt<PasskeyRequestOptions>(at)
    return JSON.stringify(await startAuthentication({ optionsJSON, useBrowserAutofill: true }))
  } catch {
    return null
  }
}

export async function stopOffering(): Promise<void> {
  const { WebAuthnAbortService } = await library()
  WebAuthnAbortService.cancelCeremony()
}

export function sentenceOf(error: unknown): string {
  if (error instanceof Refused) return error.message
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return passkeysWords.passkeyRefusal.alreadyAdded
  return name === 'NotAllowedError' || name === 'AbortError' ? passkeysWords.nothingChosen : passkeysWords.couldNotAsk
}
