import { Injectable } from '@nestjs/common'
import { webhookAttemptMaxMs } from '#contract/limits.js'
import { traceCall } from '../../platform/http/tracing.js'
import { Database } from '../../platform/database/database.js'
import { Event } from '../../platform/events/event.entity.js'
import { WebhookEndpoint } from '../endpoints/webhook-endpoint.entity.js'
import { signatureOf, WebhookSecrets } from '../endpoints/webhook-secrets.js'
import { OwnInspectors } from '../inspector/own-inspectors.js'
import { WebhookInspectorService } from '../inspector/webhook-inspector.service.js'
import { type AttemptResult, reasonOf } from './attempt-result.js'
import { deliveryBody, signedTextOf, timestampOf } from './delivery-body.js'
import type { WebhookHeader } from '#contract/event-data.js'
import type { Claimed } from './delivery-queue.js'
import { DeliverySettlement } from './delivery-settlement.js'
import { isSuccess } from './schedule.js'
import { type Answered, type Sent, WebhookTransport } from './webhook-transport.js'

const cutOff = 'The process was stopped during this attempt: it may have arrived, and is made again'

@Injectable()
export class Courier {
  constructor(
    private readonly database: Database,
    private readonly secrets: WebhookSecrets,
    private readonly transport: WebhookTransport,
    private readonly ownInspectors: OwnInspectors,
    private readonly inspector: WebhookInspectorService,
    private readonly settlement: DeliverySettlement,
  ) {}

  async deliver(delivery: Claimed, stop: AbortSignal): Promise<boolean> {
    const [event, endpoint] = await Promise.all([
      this.database.read.findOneByOrFail(Event, { eventID: delivery.eventID }),
      this.database.read.findOneByOrFail(WebhookEndpoint, { endpointID: delivery.endpointID }),
    ])
    if (!endpoint.isEnabled || event.data === '') {
      await this.settlement.drop(delivery)
      return true
    }
    const sent = this.write(event, endpoint, delivery.claimedAt)
    const about = { 'http.request.method': 'POST', 'server.address': new URL(sent.url).hostname }
    const ids = { 'gatehouse.delivery_id': delivery.deliveryID, 'gatehouse.event_id': delivery.eventID }
    const result = await traceCall('POST webhook', { ...about, ...ids }, () =>
      this.attempt(delivery.claimedAt, sent, stop),
    )
    await this.settlement.settle(delivery, endpoint, result)
    return isSuccess(result)
  }

  private write(event: Event, endpoint: WebhookEndpoint, now: Date): Sent {
    const body = deliveryBody(event)
    const timestamp = timestampOf(now)
    const signedText = signedTextOf(event.eventID, timestamp, body)
    const signatures = this.secrets.signing(endpoint, now).map(({ value }) => signatureOf(value, signedText))
    const proof: Record<WebhookHeader, string> = {
      'webhook-id': event.eventID,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatures.join(' '),
    }
    const headers = { 'content-type': 'application/json', 'user-agent': 'Gatehouse-Webhooks/1.0', ...proof }
    return { url: endpoint.url, headers, body }
  }

  private async attempt(startedAt: Date, sent: Sent, stop: AbortSignal): Promise<AttemptResult> {
    const began = performance.now()
    const signal = AbortSignal.any([stop, AbortSignal.timeout(webhookAttemptMaxMs)])
    const none = { status: null, head: null, body: null, error: null, retryAfter: null }
    const isCutOff = () => stop.aborted
    return this.send(sent, signal).then(
      (answer) => ({ ...none, ...answer, startedAt, durationMs: since(began), isCutOff: false }),
      (error: unknown) => ({
        ...none,
        error: isCutOff() ? cutOff : reasonOf(error),
        startedAt,
        durationMs: since(began),
        isCutOff: isCutOff(),
      }),
    )
  }

  private async send(sent: Sent, signal: AbortSignal): Promise<Answered> {
    const inspectorID = this.ownInspectors.inspectorIDOf(sent.url)
    if (inspectorID === null) return this.transport.post(sent, signal)
    await this.inspector.receive(inspectorID, sent.headers, Buffer.from(sent.body))
    return { status: 204, head: 'HTTP 204', body: '', retryAfter: null }
  }
}

const since = (began: number) => Math.round(performance.now() - began)
