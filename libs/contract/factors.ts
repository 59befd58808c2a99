import type { ClientLoginView } from './clients.js'
import { type FactorKind, type FactorMethod, factorMethods, factorNameMaxLength } from './factor-limits.js'
import { OptionalText, RequiredChoice, RequiredText } from './fields.js'
import { secondFactor } from './messages/factors.js'
import type { PortalLoginView } from './portal-users.js'

/** POST /account/second-factor */
export class ProveSecondFactor {
  /** Of the refusal of the sign-in. */
  @RequiredText(secondFactor.challengeRequired)
  challenge!: string

  @RequiredChoice(factorMethods, secondFactor.methodRequired)
  method!: FactorMethod

  @RequiredText(secondFactor.codeRequired, 40)
  code!: string
}

/** POST /account/factors/totp/confirm */
export class ConfirmTotp {
  @RequiredText(secondFactor.factorRequired, 40)
  factorID!: string

  /** What the app shows now. */
  @RequiredText(secondFactor.codeRequired, 40)
  code!: string

  /** What you call it, to tell several apart. */
  @OptionalText(factorNameMaxLength)
  name?: string
}

/** PUT /account/factors/:factorID */
export class RenameFactor {
  @RequiredText(secondFactor.nameRequired, factorNameMaxLength)
  name!: string
}

/** What the sign-in would have answered without a second factor. */
export type SecondFactorView = ClientLoginView | PortalLoginView

export interface FactorView {
  factorID: string
  method: FactorKind
  /** What its owner calls it. */
  name: string | null
  createdAt: string
  lastUsedAt: string | null
}

export interface FactorsView {
  items: FactorView[]
  recoveryCodesLeft: number
}

/** The key is in this answer alone. */
export interface NewTotpView {
  factorID: string
  /** The key in base32, for typing it into the app. */
  secret: string
  /** The key as `otpauth://` address, as the QR code holds it. */
  uri: string
  /** The QR code as an SVG image. */
  qr: string
}

export interface ConfirmedFactorView {
  /** With the first factor only; each is good once, and none is shown again. */
  recoveryCodes?: string[]
}

export interface RecoveryCodesView {
  recoveryCodes: string[]
}
