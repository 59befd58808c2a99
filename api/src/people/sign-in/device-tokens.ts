import { Injectable } from '@nestjs/common'
import { JwtService } from '@nestjs/jwt'
import { createHmac, createSecretKey, randomBytes } from 'node:crypto'
import { deviceTokenLifeMs } from '#contract/limits.js'
import { clock } from '#contract/clock.js'
import { AppSecret } from '../../platform/config/app-secret.js'
import type { LoginAudience } from '#contract/login-audiences.js'

export interface DeviceOwner {
  audience: LoginAudience
  id: string
  passwordHash: string | null
}

interface Claims {
  sub: string
  jti: string
  pwd: string
  iat: number
}

const issuer = 'gatehouse device'
const secondsNow = () => Math.floor(clock.time() / 1_000)

/** It opens nothing: wrong passwords from this device are only counted apart from those of strangers. */
@Injectable()
export class DeviceTokens {
  private readonly signers: [Signer, ...Signer[]]

  constructor(secret: AppSecret) {
    const [present, ...before] = secret.keysFor('device-tokens')
    this.signers = [new Signer(present), ...before.map((key) => new Signer(key))]
  }

  issue(owner: DeviceOwner, deviceID: string | null = null): string {
    return this.signers[0].sign(owner, deviceID ?? randomBytes(16).toString('base64url'))
  }

  deviceOf(token: string | undefined, audience: LoginAudience, owner: DeviceOwner | null): string | null {
    const ids = this.signers.map((signer) => (token ? signer.deviceOf(token, audience, owner) : null))
    return ids.find((id) => id !== null) ?? null
  }
}

class Signer {
  private readonly jwt: JwtService

  constructor(private readonly key: string) {
    this.jwt = new JwtService({ secret: createSecretKey(Buffer.from(key)) as unknown as Buffer })
  }

  sign(owner: DeviceOwner, deviceID: string): string {
    const claims: Claims = { sub: owner.id, jti: deviceID, pwd: this.fingerprint(owner), iat: secondsNow() }
    const { audience } = owner
    return this.jwt.sign(claims, { algorithm: 'HS256', issuer, audience, expiresIn: deviceTokenLifeMs / 1_000 })
  }

  deviceOf(token: string, audience: LoginAudience, owner: DeviceOwner | null): string | null {
    const claims = this.genuine(token, audience)
    if (!claims || !owner || claims.sub !== owner.id || claims.pwd !== this.fingerprint(owner)) return null
    return claims.jti
  }

  private genuine(token: string, audience: LoginAudience): Claims | null {
    try {
      return this.jwt.verify<Claims>(token, { algorithms: ['HS256'], issuer, audience, clockTimestamp: secondsNow() })
    } catch {
      return null
    }
  }

  private fingerprint({ passwordHash }: DeviceOwner): string {
    return createHmac('sha256', this.key)
      .update(passwordHash ?? '')
      .digest('base64url')
      .slice(0, 22)
  }
}
