import { ValidateIf } from 'class-validator'
import type { ClientLoginView } from './clients.js'
import { type FactorKind, type FactorMethod, factorMethods, factorNameMaxLength } from './factor-limits.js'
import { OptionalText, RequiredChoice, RequiredText } from './fields.js'
import { secondFactor } from './messages/factors.js'
import { type PasskeyAssertion, RequiredAssertion } from './passkeys.js'
import type { PortalLoginView } from './portal-users.js'

const isGiven = (value: unknown) => value !== undefined && value !== null
const needsCode = ({ method }: { method?: unknown }, code: unknown) => method !== 'passkey' || isGiven(code)
const needsCredential = ({ method }: { method?: unknown }, given: unknown) => method === 'passkey' || isGiven(given)

/** POST /account/second-factor: with a code, or with the credential of a passkey. */
export class ProveSecondFactor {
  /** The challenge from the rejected sign-in. */
  @RequiredText(secondFactor.challengeRequired)
  challenge!: string

  @RequiredChoice(factorMethods, secondFactor.methodRequired)
  method!: FactorMethod

  /** A code from an authenticator app, or a recovery code. */
  @ValidateIf(needsCode)
  @RequiredText(secondFactor.codeRequired, 40)
  code?: string

  /** The browser's response to POST /account/second-factor/options. */
  @ValidateIf(needsCredential)
  @RequiredAssertion()
  credential?: PasskeyAssertion
}

/** POST /account/factors/totp/confirm */
export class ConfirmTotp {
  @RequiredText(secondFactor.factorRequired, 40)
  factorID!: string

  /** The code that the app shows now. */
  @RequiredText(secondFactor.codeRequired, 40)
  code!: string

  /** A name to recognize it. */
  @OptionalText(factorNameMaxLength)
  name?: string
}

/** PUT /account/factors/:factorID */
export class RenameFactor {
  @RequiredText(secondFactor.nameRequired, factorNameMaxLength)
  name!: string
}

/** The response of the sign-in. */
export type SecondFactorView = ClientLoginView | PortalLoginView

export interface FactorView {
  factorID: string
  method: FactorKind
  /** The name that its owner chose. */
  name: string | null
  createdAt: string
  lastUsedAt: string | null
}

export interface FactorsView {
  items: FactorView[]
  recoveryCodesLeft: number
}

/** The key is only in this response. */
export interface NewTotpView {
  factorID: string
  /** The key in base32, to type into the app. */
  secret: string
  /** The key as an `otpauth://` URL, as in the QR code. */
  uri: string
  /** The QR code as an SVG image. */
  qr: string
}

export interface ConfirmedFactorView {
  /** Only with the first factor. Each code works once, and we don't show them again. */
  recoveryCodes?: string[]
  /** The sign-in response, if the bearer token was a sign-in challenge. */
  signIn?: SecondFactorView
}

export interface AddedPasskeyView {
  factorID: string
  /** Only with the first factor. Each code works once, and we don't show them again. */
  recoveryCodes?: string[]
  /** The sign-in response, if the bearer token was a sign-in challenge. */
  signIn?: SecondFactorView
}

export interface RecoveryCodesView {
  recoveryCodes: string[]
}
