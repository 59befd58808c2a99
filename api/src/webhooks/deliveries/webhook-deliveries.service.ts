import { Injectable } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import type { Page } from '#contract/answers.js'
import type {
  ListWebhookDeliveries,
  WebhookDeliveryDetailView,
  WebhookDeliveryView,
  WebhookSignatureView,
} from '#contract/webhooks.js'
import type { Own } from '../../platform/http/addressed.js'
import { clock } from '#contract/clock.js'
import { NotFound, orNotFound } from '../../platform/http/app-error.js'
import { readPage } from '../../platform/lists/page.js'
import { Database } from '../../platform/database/database.js'
import { Event } from '../../platform/events/event.entity.js'
import { WebhookEndpoint } from '../endpoints/webhook-endpoint.entity.js'
import { signatureOf, WebhookSecrets } from '../endpoints/webhook-secrets.js'
import { deliveryBody, signedTextOf, timestampOf } from './delivery-body.js'
import { signatureSteps } from './signature-steps.js'
import { WebhookAttempt } from './webhook-attempt.entity.js'
import { EventTooOld } from './webhook-deliveries.errors.js'
import { WebhookDelivery } from './webhook-delivery.entity.js'
import { viewWebhookDelivery, viewWebhookDeliveryDetail } from './webhook-delivery.view.js'
import { inMode } from '../../platform/database/in-mode.js'

export type OwnedDeliveries = Own

export interface OwnedDelivery extends OwnedDeliveries {
  deliveryID: string
}

@Injectable()
export class WebhookDeliveriesService {
  constructor(
    private readonly database: Database,
    private readonly secrets: WebhookSecrets,
  ) {}

  list(owned: OwnedDeliveries, query: ListWebhookDeliveries): Promise<Page<WebhookDeliveryView>> {
    return this.database.list(async (manager) => {
      const page = await readPage(select(manager, owned, query), 'delivery', 'deliveryID', query, (row) => row)
      const attempts = await attemptsOf(manager, page.items)
      const items = page.items.map((row) => viewWebhookDelivery(row, attempts.get(row.deliveryID) ?? []))
      return { ...page, items }
    })
  }

  async get(owned: OwnedDelivery): Promise<WebhookDeliveryDetailView> {
    const delivery = await this.find(owned)
    const [event, endpoint, attempts] = await this.around(delivery)
    return viewWebhookDeliveryDetail(delivery, attempts, event, endpoint)
  }

  async ofEvent(owned: OwnedDeliveries, eventID: string): Promise<WebhookDeliveryDetailView> {
    const { deliveryID } = await this.database.read.findOneByOrFail(WebhookDelivery, { ...owned, eventID })
    return this.get({ ...owned, deliveryID })
  }

  async signature(owned: OwnedDelivery): Promise<WebhookSignatureView> {
    const delivery = await this.find(owned)
    const [event, endpoint, attempts] = await this.around(delivery)
    if (endpoint.deletedAt) throw new NotFound('webhook endpoint')
    if (event.data === '') throw new EventTooOld()
    const body = deliveryBody(event)
    const timestamp = timestampOf(attempts.at(-1)?.createdAt ?? clock.now())
    const signedText = signedTextOf(event.eventID, timestamp, body)
    const signatures = this.secrets
      .signing(endpoint)
      .map(({ secret, value }) => ({ secret, signature: signatureOf(value, signedText) }))
    return {
      webhookID: event.eventID,
      timestamp,
      body,
      signedText,
      signatures,
      steps: signatureSteps(signatures.length),
    }
  }

  async find(owned: OwnedDelivery): Promise<WebhookDelivery> {
    return orNotFound(await this.database.read.findOneBy(WebhookDelivery, { ...owned }), 'webhook delivery')
  }

  private around({ eventID, endpointID, deliveryID }: WebhookDelivery) {
    const { read } = this.database
    return Promise.all([
      read.findOneByOrFail(Event, { eventID }),
      read.findOneByOrFail(WebhookEndpoint, { endpointID }),
      attemptsOf(read, [{ deliveryID }]).then((attempts) => attempts.get(deliveryID) ?? []),
    ])
  }
}

function select(
  manager: EntityManager,
  { clientID, mode }: OwnedDeliveries,
  { endpointID, type, outcome, from, to }: ListWebhookDeliveries,
) {
  const builder = manager
    .createQueryBuilder(WebhookDelivery, 'delivery')
    .where('delivery.clientID = :clientID', { clientID })
    .andWhere(inMode(mode, 'delivery'))
  if (endpointID) builder.andWhere('delivery.endpointID = :endpointID', { endpointID })
  if (type) builder.andWhere('delivery.type = :type', { type })
  if (outcome) builder.andWhere('delivery.outcome = :outcome', { outcome })
  if (from) builder.andWhere('delivery.createdAt >= :from', { from: Date.parse(from) })
  if (to) builder.andWhere('delivery.createdAt <= :to', { to: Date.parse(to) })
  return builder
}

async function attemptsOf(
  manager: EntityManager,
  some: Pick<WebhookDelivery, 'deliveryID'>[],
): Promise<Map<string, WebhookAttempt[]>> {
  const rows = await manager.find(WebhookAttempt, {
    where: { deliveryID: In(some.map(({ deliveryID }) => deliveryID)) },
    order: { createdAt: 'ASC', attemptID: 'ASC' },
  })
  return Map.groupBy(rows, ({ deliveryID }) => deliveryID)
}
