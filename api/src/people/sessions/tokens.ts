import { Injectable } from '@nestjs/common'
import { JwtService } from '@nestjs/jwt'
import { createSecretKey } from 'node:crypto'
import * as words from '#contract/messages/errors/sessions.js'
import { clock } from '#contract/clock.js'
import { AppSecret } from '../../platform/config/app-secret.js'
import type { Audience } from '../../platform/http/caller.js'
import { Unauthenticated } from '../../platform/http/app-error.js'
import type { Mode } from '#contract/modes.js'

/** `sub` is whom the token is about; `sid` and `jti` name the session row and its one token that counts. */
export interface Claims {
  sub: string
  aud: Audience
  exp: number
  sid?: string
  jti?: string
  ver?: number
  /** Of a program's token; default: it was made before there were modes. */
  mode?: Mode
}

export interface IssuedToken {
  token: string
  expiresAt: Date
}

const issuer = 'gatehouse'
const genuineMax = 10_000
const secondsNow = () => Math.floor(clock.time() / 1_000)

@Injectable()
export class Tokens {
  private readonly jwts: [JwtService, ...JwtService[]]
  private readonly genuine = new Map<string, Claims>()

  constructor(secret: AppSecret) {
    const [present, ...before] = secret.keysFor('tokens')
    this.jwts = [jwtOf(present), ...before.map(jwtOf)]
  }

  issue(audience: Audience, lifeMs: number, claims: Omit<Claims, 'aud' | 'exp'>): IssuedToken {
    const exp = Math.floor((clock.time() + lifeMs) / 1000)
    const iat = secondsNow()
    const token = this.jwts[0].sign({ ...claims, aud: audience, iss: issuer, iat, exp }, { algorithm: 'HS256' })
    return { token, expiresAt: new Date(exp * 1000) }
  }

  /** The claims of a genuine token of this audience; `ignoreExpiration` is for refreshing alone. */
  verify(token: string, audience: Audience, { ignoreExpiration = false } = {}): Claims {
    const known = this.genuine.get(token)
    if (known?.aud === audience && known.exp > secondsNow()) return known
    for (const jwt of this.jwts) {
      const claims = genuineBy(jwt, token, { audience, ignoreExpiration })
      if (!claims) continue
      this.remember(token, Object.freeze(claims))
      return claims
    }
    throw new Unauthenticated(words.yourSessionHasEndedPlease)
  }

  // Whether a token is genuine never changes; whether it still counts is asked elsewhere, each time.
  private remember(token: string, claims: Claims): void {
    if (this.genuine.size >= genuineMax) this.genuine.clear()
    this.genuine.set(token, claims)
  }

  /** The audience a token claims, unchecked: it only chooses which check is made. */
  audienceOf(token: string): unknown {
    const known = this.genuine.get(token)
    if (known) return known.aud
    try {
      return this.jwts[0].decode<Partial<Claims> | null>(token)?.aud
    } catch {
      return undefined
    }
  }
}

// As text, the key would be tried as a private and as a public one for every single token.
const jwtOf = (key: string): JwtService =>
  new JwtService({ secret: createSecretKey(Buffer.from(key)) as unknown as Buffer })

function genuineBy(
  jwt: JwtService,
  token: string,
  wanted: { audience: Audience; ignoreExpiration: boolean },
): Claims | null {
  try {
    return jwt.verify<Claims>(token, { algorithms: ['HS256'], issuer, clockTimestamp: secondsNow(), ...wanted })
  } catch {
    return null
  }
}
