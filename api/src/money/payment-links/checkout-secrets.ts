import { createHmac, timingSafeEqual } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { AppSecret } from '../../platform/config/app-secret.js'

const form = /^(chs_[\w-]{1,40})_secret_([\w-]{32})$/

/** 192 bits that are derived from the session's id, so that no table holds them. */
@Injectable()
export class CheckoutSecrets {
  private readonly keys: [present: string, ...before: string[]]

  constructor(secret: AppSecret) {
    this.keys = secret.keysFor('checkout-secrets')
  }

  of(checkoutSessionID: string): string {
    return `${checkoutSessionID}_secret_${sign(this.keys[0], checkoutSessionID)}`
  }

  /** The session that a secret belongs to; null: it is no secret of ours. */
  sessionOf(secret: string): string | null {
    const [, checkoutSessionID, given] = form.exec(secret) ?? []
    if (!checkoutSessionID || !given) return null
    const isOurs = this.keys.some((key) => isSame(sign(key, checkoutSessionID), given))
    return isOurs ? checkoutSessionID : null
  }
}

const sign = (key: string, checkoutSessionID: string): string =>
  createHmac('sha256', key).update(checkoutSessionID).digest('base64url').slice(0, 32)

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other))
