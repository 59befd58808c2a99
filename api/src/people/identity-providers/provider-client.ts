import { Injectable, Logger } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type * as oidc from 'openid-client'
import {
  providerAnswerMs,
  providerKnownMs,
  providerRestMs,
  providerSignInMaxSeconds,
} from '#contract/single-sign-on-limits.js'
import { clock } from '#contract/clock.js'
import { AppSecret } from '../../platform/config/app-secret.js'
import { Environment } from '../../platform/config/environment.js'
import { Seal } from '../../platform/crypto/seal.js'
import { ownOrigin } from '../../platform/http/own-origin.js'
import type { IdentityProvider } from './identity-provider.entity.js'
import { ProviderCalls } from './provider-calls.js'
import { faultOf } from './provider-fault.js'
import { ProviderAway, ProviderWrong, SignOnDenied } from './sign-on.errors.js'
import type { Way } from './sign-on-states.js'

export interface Identity {
  claims: Record<string, unknown>
  subject: string
  idToken: string
}

// Few installations have a provider, so a start does without the library.
const library = () => import('openid-client')

interface Known {
  until: number
  metadata: Promise<oidc.ServerMetadata>
  keys?: oidc.ExportedJWKSCache | undefined
}

/** Speaks OpenID Connect with a provider. What it says of itself is known for a while, and its keys until it signs with others. */
@Injectable()
export class ProviderClient {
  private readonly logger = new Logger('SingleSignOn')
  private readonly seal: Seal
  private readonly known = new Map<string, Known>()

  constructor(
    private readonly calls: ProviderCalls,
    private readonly host: HttpAdapterHost,
    private readonly environment: Environment,
    secret: AppSecret,
  ) {
    this.seal = new Seal(secret, 'identity-providers')
  }

  get redirectUri(): string {
    return `${ownOrigin(this.host, this.environment)}/admin/login/callback`
  }

  get signOutUri(): string {
    return `${ownOrigin(this.host, this.environment)}/admin/login`
  }

  async addressFor(provider: IdentityProvider, way: Way, { isFresh }: { isFresh: boolean }): Promise<string> {
    const config = await this.configOf(provider).catch((error: unknown) => this.refuse(provider, error))
    const { buildAuthorizationUrl } = await library()
    const url = buildAuthorizationUrl(config, {
      redirect_uri: this.redirectUri,
      scope: 'openid email profile',
      state: way.state,
      nonce: way.nonce,
      code_challenge: way.challenge,
      code_challenge_method: 'S256',
      max_age: String(isFresh ? 0 : providerSignInMaxSeconds),
      ...(isFresh && { prompt: 'login' }),
    })
    if (!this.calls.isPlace(url)) throw new ProviderWrong(provider.name)
    return url.href
  }

  async identityFor(provider: IdentityProvider, answer: string, way: Way): Promise<Identity> {
    try {
      const config = await this.configOf(provider)
      const { authorizationCodeGrant, getJwksCache } = await library()
      const tokens = await authorizationCodeGrant(config, new URL(`${this.redirectUri}?${answer}`), {
        expectedState: way.state,
        expectedNonce: way.nonce,
        pkceCodeVerifier: way.verifier,
        idTokenExpected: true,
      })
      this.keepKeys(provider, getJwksCache(config))
      const own = tokens.claims()
      if (!own || !tokens.id_token) throw new Error('There is no ID token')
      const claims = await this.withProfile(config, provider, tokens.access_token, own)
      return { claims, subject: own.sub, idToken: tokens.id_token }
    } catch (error) {
      return this.refuse(provider, error)
    }
  }

  /** Null: it offers none, or is away; the session here ends in either case. */
  async signOutAddress(provider: IdentityProvider, idToken: string | null): Promise<string | null> {
    try {
      const config = await this.configOf(provider)
      if (!config.serverMetadata().end_session_endpoint) return null
      const { buildEndSessionUrl } = await library()
      const url = buildEndSessionUrl(config, {
        post_logout_redirect_uri: this.signOutUri,
        ...(idToken && { id_token_hint: idToken }),
      })
      return this.calls.isPlace(url) ? url.href : null
    } catch (error) {
      this.logger.warn(`${provider.providerID} has no sign-out URL: ${faultOf(error).cause}`)
      return null
    }
  }

  async check(provider: IdentityProvider): Promise<'answers' | 'signs_out' | 'away' | 'wrong'> {
    this.known.delete(nameOf(provider))
    try {
      const config = await this.configOf(provider)
      return config.serverMetadata().end_session_endpoint ? 'signs_out' : 'answers'
    } catch (error) {
      return faultOf(error).kind === 'away' ? 'away' : 'wrong'
    }
  }

  sealSecret(providerID: string, secret: string): string {
    return this.seal.seal(providerID, secret)
  }

  sealIdToken(sessionID: string, idToken: string): string {
    return this.seal.seal(sessionID, idToken)
  }

  openIdToken(sessionID: string, sealed: string): string {
    return this.seal.open(sessionID, sealed)
  }

  private refuse({ providerID, name }: IdentityProvider, error: unknown): never {
    const { kind, cause } = faultOf(error)
    this.logger.warn(`${providerID}: ${cause}`)
    if (kind === 'denied') throw new SignOnDenied(name)
    throw kind === 'away' ? new ProviderAway(name) : new ProviderWrong(name)
  }

  /** Of its own for each call, so that keys can be forgotten when the provider signs with one that is not among them. */
  private async configOf(provider: IdentityProvider): Promise<oidc.Configuration> {
    const known = this.knownOf(provider)
    const metadata = await known.metadata
    const secret = this.seal.open(provider.providerID, provider.sealedSecret)
    const client = await library()
    const auth = clientAuth(client, metadata, secret)
    const config = new client.Configuration(metadata, provider.oidcClientID, secret, auth)
    config.timeout = providerAnswerMs / 1_000
    if (this.calls.allowsPrivate) client.allowInsecureRequests(config)
    if (known.keys) client.setJwksCache(config, known.keys)
    client.enableNonRepudiationChecks(config)
    config[client.customFetch] = async (url, options) => {
      const response = await this.calls.fetch(url, options)
      if (url === metadata.token_endpoint) await forgetOldKeys(client, config, response.clone())
      return response
    }
    return config
  }

  private knownOf(provider: IdentityProvider): Known {
    const [name, now] = [nameOf(provider), clock.time()]
    const before = this.known.get(name)
    if (before && before.until > now) return before
    const metadata = this.discover(provider)
    const known: Known = { until: now + providerKnownMs, metadata, keys: before?.keys }
    metadata.catch(() => {
      known.until = clock.time() + providerRestMs
    })
    this.known.set(name, known)
    return known
  }

  private async discover({ issuer, oidcClientID }: IdentityProvider): Promise<oidc.ServerMetadata> {
    const { allowInsecureRequests, customFetch, discovery, None } = await library()
    const config = await discovery(new URL(issuer), oidcClientID, undefined, None(), {
      timeout: providerAnswerMs / 1_000,
      [customFetch]: (url: string, options: oidc.CustomFetchOptions) => this.calls.fetch(url, options),
      execute: this.calls.allowsPrivate ? [allowInsecureRequests] : [],
    })
    return { ...config.serverMetadata() }
  }

  private keepKeys(provider: IdentityProvider, keys: oidc.ExportedJWKSCache | undefined): void {
    const known = this.known.get(nameOf(provider))
    if (known) known.keys = keys
  }

  /** Many providers say address and groups only when they are asked for them. */
  private async withProfile(
    config: oidc.Configuration,
    { roleClaim }: IdentityProvider,
    accessToken: string,
    own: oidc.IDToken,
  ): Promise<Record<string, unknown>> {
    const isWhole = own.email !== undefined && (!roleClaim || own[roleClaim] !== undefined)
    if (isWhole || !config.serverMetadata().userinfo_endpoint) return own
    const { fetchUserInfo } = await library()
    return joined(await fetchUserInfo(config, accessToken, own.sub), own)
  }
}

/** That an address was verified counts for the address beside it, and for no other one. */
function joined(told: oidc.UserInfoResponse, own: oidc.IDToken): Record<string, unknown> {
  const isOther = own.email !== undefined && own.email !== told.email
  return { ...told, ...(isOther && { email_verified: undefined }), ...own }
}

const nameOf = ({ providerID, issuer, oidcClientID }: IdentityProvider) => `${providerID} ${issuer} ${oidcClientID}`

type Library = typeof oidc

function clientAuth(
  { ClientSecretBasic, ClientSecretPost }: Library,
  { token_endpoint_auth_methods_supported: methods }: oidc.ServerMetadata,
  secret: string,
) {
  const isPost = methods?.includes('client_secret_post') && !methods.includes('client_secret_basic')
  return isPost ? ClientSecretPost(secret) : ClientSecretBasic(secret)
}

async function forgetOldKeys(
  { getJwksCache, setJwksCache }: Library,
  config: oidc.Configuration,
  response: Response,
): Promise<void> {
  const keys = getJwksCache(config)?.jwks.keys
  const kid = keys && kidOf(await response.text())
  if (kid && !keys.some((key) => key.kid === kid)) setJwksCache(config, {} as oidc.ExportedJWKSCache)
}

/** Unchecked: at worst the keys are asked for once more. */
function kidOf(answer: string): unknown {
  try {
    const { id_token: token } = JSON.parse(answer) as { id_token?: string }
    const { kid } = JSON.parse(Buffer.from(token?.split('.')[0] ?? '', 'base64url').toString()) as { kid?: unknown }
    return kid
  } catch {
    return undefined
  }
}
