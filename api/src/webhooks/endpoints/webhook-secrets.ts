import { Injectable } from '@nestjs/common'
import { createHmac, randomBytes } from 'node:crypto'
import { webhookSecretBytes } from '#contract/limits.js'
import { clock } from '#contract/clock.js'
import { Seal } from '../../platform/crypto/seal.js'
import { AppSecret } from '../../platform/config/app-secret.js'
import type { WebhookEndpoint } from './webhook-endpoint.entity.js'

const prefix = 'whsec_'

export interface SigningSecret {
  secret: 'current' | 'previous'
  value: string
}

@Injectable()
export class WebhookSecrets {
  private readonly seal: Seal

  constructor(secret: AppSecret) {
    this.seal = new Seal(secret, 'webhook-secrets')
  }

  make(endpointID: string): { secret: string; sealed: string } {
    const secret = prefix + randomBytes(webhookSecretBytes).toString('base64')
    return { secret, sealed: this.seal.seal(endpointID, secret) }
  }

  signing(endpoint: WebhookEndpoint, now = clock.now()): SigningSecret[] {
    const { endpointID, sealedSecret, sealedPreviousSecret, previousSecretEndsAt } = endpoint
    const current: SigningSecret = { secret: 'current', value: this.seal.open(endpointID, sealedSecret) }
    if (!sealedPreviousSecret || !previousSecretEndsAt || previousSecretEndsAt <= now) return [current]
    return [current, { secret: 'previous', value: this.seal.open(endpointID, sealedPreviousSecret) }]
  }
}

/** Standard Webhooks 1.0: HMAC-SHA256 of `{id}.{timestamp}.{body}` with the bytes that stand behind `whsec_`. */
export function signatureOf(secret: string, signedText: string): string {
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  return `v1,${createHmac('sha256', key).update(signedText).digest('base64')}`
}
