import { Injectable } from '@nestjs/common'
import { webhookOverlapSeconds } from '#contract/limits.js'
import type { RotateWebhookSecret, WebhookEndpointSecretView } from '#contract/webhooks.js'
import { clock } from '#contract/clock.js'
import { viewWebhookEndpointSecret } from './webhook-endpoint.view.js'
import { RotationUnderway } from './webhook-endpoints.errors.js'
import { type OwnedEndpoint, WebhookEndpointsService } from './webhook-endpoints.service.js'
import { WebhookSecrets } from './webhook-secrets.js'

@Injectable()
export class SecretRotation {
  constructor(
    private readonly endpoints: WebhookEndpointsService,
    private readonly secrets: WebhookSecrets,
  ) {}

  async rotate(owned: OwnedEndpoint, input: RotateWebhookSecret): Promise<WebhookEndpointSecretView> {
    const { secret, sealed } = this.secrets.make(owned.endpointID)
    const overlapMs = (input.overlapSeconds ?? webhookOverlapSeconds) * 1_000
    const endpoint = await this.endpoints.change(owned, 'webhook_endpoint.secret_rotated', (before) => {
      const { previousSecretEndsAt: endsAt, sealedSecret } = before
      if (endsAt && endsAt.getTime() > clock.time() && !input.force) throw new RotationUnderway(endsAt)
      const previous =
        overlapMs > 0
          ? { sealedPreviousSecret: sealedSecret, previousSecretEndsAt: new Date(clock.time() + overlapMs) }
          : { sealedPreviousSecret: null, previousSecretEndsAt: null }
      return { sealedSecret: sealed, ...previous }
    })
    return viewWebhookEndpointSecret(endpoint, secret)
  }
}
