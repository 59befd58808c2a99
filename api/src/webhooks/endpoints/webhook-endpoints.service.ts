import { Injectable } from '@nestjs/common'
import { type EntityManager, IsNull } from 'typeorm'
import type { Page } from '#contract/answers.js'
import { webhookEndpointsMax } from '#contract/limits.js'
import type { ListQuery } from '#contract/lists.js'
import type { SaveWebhookEndpoint, WebhookEndpointSecretView, WebhookEndpointView } from '#contract/webhooks.js'
import type { Own } from '../../platform/http/addressed.js'
import { type AuditedRows, changeRow, createRow } from '../../platform/audit/change-row.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { newId } from '../../platform/crypto/ids.js'
import { readPage } from '../../platform/lists/page.js'
import { Database } from '../../platform/database/database.js'
import { recordEvent } from '../../platform/events/record-event.js'
import { TooManyWebhookEndpoints, WebhookEndpointDisabled, WebhookUrlTaken } from './webhook-endpoints.errors.js'
import { WebhookEndpoint } from './webhook-endpoint.entity.js'
import { viewWebhookEndpoint, viewWebhookEndpointSecret } from './webhook-endpoint.view.js'
import { WebhookSecrets } from './webhook-secrets.js'
import { WebhookUrls } from './webhook-urls.js'
import { inMode } from '../../platform/database/in-mode.js'
import { LiveReadiness } from '../../people/clients/live-readiness.js'

type OwnedEndpoints = Own

export interface OwnedEndpoint extends OwnedEndpoints {
  endpointID: string
}

@Injectable()
export class WebhookEndpointsService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly secrets: WebhookSecrets,
    private readonly urls: WebhookUrls,
    private readonly live: LiveReadiness,
  ) {}

  list({ clientID, mode }: OwnedEndpoints, query: ListQuery): Promise<Page<WebhookEndpointView>> {
    return this.database.list((manager) => {
      const builder = manager
        .createQueryBuilder(WebhookEndpoint, 'endpoint')
        .where('endpoint.clientID = :clientID AND endpoint.deletedAt IS NULL', { clientID })
        .andWhere(inMode(mode, 'endpoint'))
      return readPage(builder, 'endpoint', 'endpointID', query, viewWebhookEndpoint)
    })
  }

  async create({ clientID, mode }: OwnedEndpoints, input: SaveWebhookEndpoint): Promise<WebhookEndpointSecretView> {
    await this.urls.require({ clientID, mode }, input.url)
    const now = clock.now()
    const endpointID = newId('whe', now.getTime())
    const { secret, sealed } = this.secrets.make(endpointID)
    const endpoint = this.database.read.create(WebhookEndpoint, {
      ...detailsOf(input),
      endpointID,
      clientID,
      mode,
      status: 'enabled',
      disabledReason: null,
      failingSince: null,
      sealedSecret: sealed,
      sealedPreviousSecret: null,
      previousSecretEndsAt: null,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    })
    await this.audit.unit(async (manager, record) => {
      await this.live.requireFor(manager, mode, clientID)
      const others = await urlsOf(manager, { clientID, mode })
      if (others.length >= webhookEndpointsMax) throw new TooManyWebhookEndpoints()
      if (others.some((other) => isSameAddress(other.url, input.url))) throw new WebhookUrlTaken()
      await createRow(auditedEndpoints, manager, record, endpoint, 'webhook_endpoint.created')
    })
    return viewWebhookEndpointSecret(endpoint, secret)
  }

  async update(owned: OwnedEndpoint, input: SaveWebhookEndpoint): Promise<WebhookEndpointView> {
    await this.urls.require(owned, input.url)
    const next = async (endpoint: WebhookEndpoint, manager: EntityManager) => {
      // Endpoints of older versions may share an address, and keep it.
      if (!isSameAddress(endpoint.url, input.url)) {
        const others = await urlsOf(manager, owned)
        if (others.some(({ url }) => isSameAddress(url, input.url))) throw new WebhookUrlTaken()
      }
      return detailsOf(input)
    }
    return viewWebhookEndpoint(await this.change(owned, 'webhook_endpoint.updated', next))
  }

  async enable(owned: OwnedEndpoint): Promise<WebhookEndpointView> {
    const enabled = { status: 'enabled', disabledReason: null, failingSince: null } as const
    return viewWebhookEndpoint(await this.change(owned, 'webhook_endpoint.enabled', () => enabled))
  }

  async delete(owned: OwnedEndpoint): Promise<void> {
    // What still waits for the endpoint is given up by the worker that takes it on.
    const gone = { sealedSecret: '', sealedPreviousSecret: null, previousSecretEndsAt: null }
    await this.change(owned, 'webhook_endpoint.deleted', () => ({ ...gone, deletedAt: clock.now() }))
  }

  test(owned: OwnedEndpoint): Promise<string> {
    return this.database.write(async (manager) => {
      const endpoint = await findEndpoint(manager, owned)
      if (!endpoint.isEnabled) throw new WebhookEndpointDisabled()
      const data = viewWebhookEndpoint(endpoint)
      return (await recordEvent(manager, { ...owned, type: 'webhook.test', data })).eventID
    })
  }

  change(
    owned: OwnedEndpoint,
    action: string,
    next: (
      endpoint: WebhookEndpoint,
      manager: EntityManager,
    ) => Partial<WebhookEndpoint> | Promise<Partial<WebhookEndpoint>>,
  ): Promise<WebhookEndpoint> {
    return this.audit.unit(async (manager, record) => {
      const endpoint = await findEndpoint(manager, owned)
      const change = { ...(await next(endpoint, manager)), updatedAt: clock.now() }
      await changeRow(auditedEndpoints, manager, record, endpoint, { action, change })
      return endpoint
    })
  }
}

export async function findEndpoint(manager: EntityManager, owned: OwnedEndpoint): Promise<WebhookEndpoint> {
  return orNotFound(await manager.findOneBy(WebhookEndpoint, { ...owned, deletedAt: IsNull() }), 'webhook endpoint')
}

const urlsOf = (manager: EntityManager, { clientID, mode }: OwnedEndpoints): Promise<Pick<WebhookEndpoint, 'url'>[]> =>
  manager.find(WebhookEndpoint, { select: { url: true }, where: { clientID, mode, deletedAt: IsNull() } })

// As they are called, not as they are written: `HTTPS://Example.com:443` is `https://example.com/`.
const isSameAddress = (one: string, other: string) => new URL(one).href === new URL(other).href

const detailsOf = ({ url, eventTypes, description }: SaveWebhookEndpoint) => ({
  url,
  eventTypes,
  description: description ?? null,
})

const auditedEndpoints: AuditedRows<WebhookEndpoint> = {
  entity: WebhookEndpoint,
  kind: 'webhook_endpoint',
  id: 'endpointID',
  facts: ({ clientID, mode, url, eventTypes, status, disabledReason }) => ({
    clientID,
    mode,
    url,
    eventTypes,
    status,
    disabledReason,
  }),
}
