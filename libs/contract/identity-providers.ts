import { Transform } from 'class-transformer'
import { emptyTextIsAbsent, isStorable, MayBeAbsent, OptionalFlag, OptionalText, RequiredText } from './fields.js'
import * as words from './messages/single-sign-on.js'
import {
  browserTokenMaxLength,
  claimNameMaxLength,
  emailDomainsMax,
  issuerMaxLength,
  providerNameMaxLength,
  providerSecretMaxLength,
  roleMapMax,
  signOnAnswerMaxLength,
} from './single-sign-on-limits.js'
import { Passes } from './own-checks.js'

export interface RoleMapping {
  /** A value of the claim, such as a group name. */
  value: string
  roleID: string
}

const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= maxLength && isStorable(value)

const isLabel = (label: string) => /^[a-z0-9-]{1,63}$/.test(label) && !label.startsWith('-') && !label.endsWith('-')
const isDomain = (text: unknown) => {
  const labels = typeof text === 'string' && text.length <= 253 ? text.split('.') : []
  return labels.length > 1 && labels.every(isLabel) && /^[a-z]/.test(labels.at(-1) ?? '')
}
const plainDomains = Transform(({ value }) =>
  Array.isArray(value) && value.length <= emailDomainsMax
    ? [...new Set(value.map((one: unknown) => (typeof one === 'string' ? one.trim().toLowerCase() : one)))]
    : value,
)
const areDomains = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.length <= emailDomainsMax && value.every(isDomain)

const isMapping = (one: unknown): one is RoleMapping => {
  const { value, roleID } = Object(one) as Partial<RoleMapping>
  return isText(value, claimNameMaxLength) && typeof roleID === 'string' && /^[\w-]{1,40}$/.test(roleID)
}
const plainMap = Transform(({ value }) =>
  Array.isArray(value) && value.length <= roleMapMax && value.every(isMapping)
    ? value.map(({ value: text, roleID }) => ({ value: text.trim(), roleID }))
    : value,
)
const areMappings = (value: unknown) => Array.isArray(value) && value.length <= roleMapMax && value.every(isMapping)

const isIssuer = (value: unknown) => {
  if (!isText(value, issuerMaxLength) || !URL.canParse(value)) return false
  const { protocol, username, password, search, hash } = new URL(value)
  return /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === ''
}

class IdentityProviderFields {
  /** Shown on the sign-in button. */
  @RequiredText(words.nameRequired, providerNameMaxLength)
  name!: string

  /** Exactly as the provider writes it, such as https://login.example.com/tenant. */
  @Passes('isIssuer', isIssuer, words.issuerInvalid)
  @RequiredText(words.issuerRequired, issuerMaxLength)
  issuer!: string

  /** This installation's client ID at the provider. */
  @RequiredText(words.oidcClientIDRequired)
  oidcClientID!: string

  /** The email domains that this provider signs in. A domain can only belong to one provider. */
  @plainDomains
  @Passes('areDomains', areDomains, words.emailDomainsInvalid)
  emailDomains!: string[]

  /** The claim that lists groups, such as `groups`. Default: sign-ins don't change roles. */
  @OptionalText(claimNameMaxLength)
  roleClaim?: string

  /** Each sign-in adds the roles for the claim's values and removes the other roles in this list. */
  @plainMap
  @MayBeAbsent()
  @Passes('areMappings', areMappings, words.roleMapInvalid)
  roleMap?: RoleMapping[]

  /** People without an account get one when they first sign in. */
  @OptionalFlag()
  mayMakeAccounts?: boolean | null

  /** Passwords and passkeys of its domains stop working, except for break-glass administrators. */
  @OptionalFlag()
  isOnlyWay?: boolean | null

  /** Default: true. */
  @OptionalFlag()
  isEnabled?: boolean | null
}

/** POST /identity-providers */
export class CreateIdentityProvider extends IdentityProviderFields {
  /** It is never returned. */
  @Passes('isClientSecret', (value) => isText(value, providerSecretMaxLength), words.clientSecretRequired)
  clientSecret!: string
}

/** PUT /identity-providers/:providerID */
export class ChangeIdentityProvider extends IdentityProviderFields {
  /** Default: unchanged. */
  @emptyTextIsAbsent
  @MayBeAbsent()
  @Passes('isClientSecret', (value) => isText(value, providerSecretMaxLength), words.clientSecretInvalid)
  clientSecret?: string
}

export interface IdentityProviderView {
  providerID: string
  name: string
  issuer: string
  oidcClientID: string
  emailDomains: string[]
  roleClaim: string | null
  roleMap: { value: string; roleID: string; roleName: string | null }[]
  mayMakeAccounts: boolean
  isOnlyWay: boolean
  isEnabled: boolean
  /** The URLs to register at the provider, for after sign-in and after sign-out. */
  redirectUri: string
  signOutUri: string
  createdAt: string
  /** Send it as `If-Match` so that you don't overwrite another change. */
  version: string
}

export interface IdentityProviderCheckView {
  isAnswering: boolean
  /** The result as a sentence. */
  sentence: string
}

const RequiredBrowserToken = () =>
  Passes('isBrowserToken', (value) => isBrowserToken(value), words.browserTokenRequired)
const isBrowserToken = (value: unknown) => typeof value === 'string' && /^[\w-]{20,100}$/.test(value)

/** POST /account/single-sign-on */
export class BeginSignOn {
  @RequiredText(words.providerRequired)
  providerID!: string

  /** The browser token of an earlier sign-in in this browser. Default: a new one. */
  @OptionalText(browserTokenMaxLength)
  browserToken?: string
}

/** POST /account/single-sign-on/step-up */
export class BeginSignOnStepUp {
  @OptionalText(browserTokenMaxLength)
  browserToken?: string
}

/** POST /account/single-sign-on/finish and /account/single-sign-on/step-up/finish */
export class FinishSignOn {
  /** The query string of the URL that the provider redirected the browser to. */
  @Passes(
    'isAnswer',
    (value) => isText(value, signOnAnswerMaxLength) && value.includes('=') && !/\s/.test(value),
    words.answerRequired,
  )
  answer!: string

  /** The token from the start of the sign-in, which only this browser has. */
  @RequiredBrowserToken()
  browserToken!: string
}

export interface BegunSignOnView {
  /** Where to send the browser. */
  url: string
  browserToken: string
}

export interface SignOnChoicesView {
  providers: { providerID: string; name: string }[]
}

export interface SignedOutView {
  /** The URL that ends the session at the provider. Null if there is no session or no such URL. */
  signOutUrl: string | null
}
