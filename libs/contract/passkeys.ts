import { ValidateBy } from 'class-validator'
import { credentialIDMaxLength, passkeyNameMaxLength } from './factor-limits.js'
import { RequiredChoice, RequiredText } from './fields.js'
import { type LoginAudience, loginAudiences } from './login-audiences.js'
import { passkeyRefusal } from './messages/passkeys.js'
import { secondFactor } from './messages/factors.js'

/** What a browser answers when a passkey has signed; all of it is base64url. */
export interface PasskeyAssertion {
  id: string
  rawId: string
  type: 'public-key'
  response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string | null }
}

/** What a browser answers when a passkey was made. */
export interface NewPasskey {
  id: string
  rawId: string
  type: 'public-key'
  response: { clientDataJSON: string; attestationObject: string; transports?: string[] }
}

const isBytes = (value: unknown): value is string => typeof value === 'string' && /^[\w-]+$/.test(value)
const isTransport = (value: unknown) => typeof value === 'string' && /^[a-z-]{1,20}$/.test(value)
const isTransports = (value: unknown) => Array.isArray(value) && value.length <= 10 && value.every(isTransport)

const isCredential = (value: unknown, isResponse: (response: Record<string, unknown>) => boolean): boolean => {
  if (typeof value !== 'object' || value === null) return false
  const { id, rawId, type, response } = value as Record<string, unknown>
  if (type !== 'public-key' || !isBytes(id) || !isBytes(rawId) || id.length > credentialIDMaxLength) return false
  return typeof response === 'object' && response !== null && isResponse(response as Record<string, unknown>)
}

const isAssertion = (value: unknown) =>
  isCredential(value, ({ clientDataJSON, authenticatorData, signature, userHandle }) => {
    const isHandle = userHandle === undefined || userHandle === null || isBytes(userHandle)
    return [clientDataJSON, authenticatorData, signature].every(isBytes) && isHandle
  })

const isNewPasskey = (value: unknown) =>
  isCredential(value, ({ clientDataJSON, attestationObject, transports }) => {
    return [clientDataJSON, attestationObject].every(isBytes) && (transports === undefined || isTransports(transports))
  })

const said = { message: passkeyRefusal.credentialRequired }
export const RequiredAssertion = () => ValidateBy({ name: 'isAssertion', validator: { validate: isAssertion } }, said)
const RequiredNewPasskey = () => ValidateBy({ name: 'isNewPasskey', validator: { validate: isNewPasskey } }, said)
const RequiredAudience = () => RequiredChoice(Object.keys(loginAudiences), passkeyRefusal.audienceRequired)
const RequiredPasskeyName = () => RequiredText(passkeyRefusal.nameRequired, passkeyNameMaxLength)

/** POST /account/factors/passkey */
export class AddPasskey {
  /** A name to recognize it. */
  @RequiredPasskeyName()
  name!: string

  /** The browser's response to the options. */
  @RequiredNewPasskey()
  credential!: NewPasskey
}

/** POST /account/passkey-sign-in/options */
export class AskPasskeySignIn {
  @RequiredAudience()
  audience!: LoginAudience
}

/** POST /account/passkey-sign-in */
export class SignInWithPasskey {
  @RequiredAudience()
  audience!: LoginAudience

  /** The browser's response to the options. */
  @RequiredAssertion()
  credential!: PasskeyAssertion
}

/** POST /account/second-factor/options */
export class AskSecondFactor {
  /** The challenge from the rejected sign-in. */
  @RequiredText(secondFactor.challengeRequired)
  challenge!: string
}

export interface CredentialDescriptor {
  id: string
  type: 'public-key'
  transports: string[]
}

/** For `navigator.credentials.create()`, via PublicKeyCredential.parseCreationOptionsFromJSON. */
export interface PasskeyCreationOptions {
  challenge: string
  rp: { id: string; name: string }
  user: { id: string; name: string; displayName: string }
  pubKeyCredParams: { type: 'public-key'; alg: number }[]
  excludeCredentials: CredentialDescriptor[]
  authenticatorSelection: { residentKey: 'required'; requireResidentKey: true; userVerification: 'required' }
  attestation: 'none'
  timeout: number
}

/** For `navigator.credentials.get()`, via PublicKeyCredential.parseRequestOptionsFromJSON. */
export interface PasskeyRequestOptions {
  challenge: string
  rpId: string
  /** Empty for any passkey of this site. */
  allowCredentials: CredentialDescriptor[]
  userVerification: 'required'
  timeout: number
}
