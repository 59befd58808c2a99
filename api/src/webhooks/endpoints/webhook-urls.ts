import { Injectable } from '@nestjs/common'
import { Environment } from '../../platform/config/environment.js'
import { OwnInspectors } from '../inspector/own-inspectors.js'
import { isPublicAddress, literalAddressOf, portOf } from '../../platform/outgoing/public-address.js'
import { WebhookUrlNotHttps, WebhookUrlPort, WebhookUrlPrivate } from './webhook-endpoints.errors.js'

/** What a name resolves to is looked at on every attempt, not here. */
@Injectable()
export class WebhookUrls {
  constructor(
    private readonly environment: Environment,
    private readonly inspectors: OwnInspectors,
  ) {}

  async require(clientID: string, url: string): Promise<void> {
    if (this.environment.WEBHOOK_ALLOW_PRIVATE || (await this.inspectors.isOwn(clientID, url))) return
    const { protocol, hostname, port } = new URL(url)
    if (protocol !== 'https:') throw new WebhookUrlNotHttps()
    const { webhookPorts } = this.environment
    if (!webhookPorts.includes(portOf({ protocol, port }))) throw new WebhookUrlPort(webhookPorts)
    const literal = literalAddressOf(hostname)
    if (literal !== null && !isPublicAddress(literal)) throw new WebhookUrlPrivate()
  }
}
