import { Injectable } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import type { Page } from '#contract/answers.js'
import { inspectorBodyMaxBytes, inspectorRequestLifeMs, inspectorRequestsMax } from '#contract/limits.js'
import type { ListQuery } from '#contract/lists.js'
import type { WebhookInspectorRequestView, WebhookInspectorView } from '#contract/webhooks.js'
import { clock } from '#contract/clock.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { newId } from '../../platform/crypto/ids.js'
import { readPage } from '../../platform/lists/page.js'
import { Database } from '../../platform/database/database.js'
import { readCommitted } from '../../platform/database/postgres/read-committed.js'
import { requireNoCardNumber } from './received.js'
import { OwnInspectors } from './own-inspectors.js'
import { WebhookInspector } from './webhook-inspector.entity.js'
import { WebhookInspectorRequest } from './webhook-inspector-request.entity.js'
import { viewInspectorRequest } from './webhook-inspector.view.js'

@Injectable()
export class WebhookInspectorService {
  constructor(
    private readonly database: Database,
    private readonly own: OwnInspectors,
  ) {}

  async open(clientID: string): Promise<WebhookInspectorView> {
    const inspector = await this.database.write(async (manager) => {
      const existing = await manager.findOneBy(WebhookInspector, { clientID })
      if (existing) return existing
      const made = manager.create(WebhookInspector, { inspectorID: newId('whi'), clientID, createdAt: clock.now() })
      await manager.insert(WebhookInspector, made)
      return made
    })
    return this.view(inspector)
  }

  async get(clientID: string): Promise<WebhookInspectorView> {
    return this.view(await find(this.database.read, { clientID }))
  }

  requests(clientID: string, query: ListQuery): Promise<Page<WebhookInspectorRequestView>> {
    return this.database.list(async (manager) => {
      const { inspectorID } = await find(manager, { clientID })
      const builder = manager
        .createQueryBuilder(WebhookInspectorRequest, 'request')
        .where('request.inspectorID = :inspectorID', { inspectorID })
        .andWhere('request.createdAt > :since', { since: clock.time() - inspectorRequestLifeMs })
      return readPage(builder, 'request', 'requestID', query, viewInspectorRequest)
    })
  }

  async receive(inspectorID: string, headers: Record<string, string>, body: Buffer): Promise<void> {
    await find(this.database.read, { inspectorID })
    const text = new TextDecoder().decode(body.subarray(0, inspectorBodyMaxBytes), { stream: true })
    requireNoCardNumber(headers, text)
    const createdAt = clock.now()
    const isCut = body.length > inspectorBodyMaxBytes
    const request = {
      requestID: newId('whr', createdAt.getTime()),
      inspectorID,
      headers,
      body: text,
      isCut,
      createdAt,
    }
    await this.database.write(async (manager) => {
      await readCommitted(manager)
      await manager.insert(WebhookInspectorRequest, request)
      await removeOldest(manager, inspectorID)
    })
  }

  private view(inspector: WebhookInspector): WebhookInspectorView {
    const { inspectorID, createdAt } = inspector
    return { inspectorID, url: this.own.urlOf(inspector), createdAt: createdAt.toISOString() }
  }
}

async function find(
  manager: EntityManager,
  where: Partial<Pick<WebhookInspector, 'inspectorID' | 'clientID'>>,
): Promise<WebhookInspector> {
  return orNotFound(await manager.findOneBy(WebhookInspector, where), 'webhook inspector')
}

async function removeOldest(manager: EntityManager, inspectorID: string): Promise<void> {
  const beyond = await manager.find(WebhookInspectorRequest, {
    select: { requestID: true },
    where: { inspectorID },
    order: { createdAt: 'DESC', requestID: 'DESC' },
    skip: inspectorRequestsMax,
    take: inspectorRequestsMax,
  })
  if (beyond.length > 0)
    await manager.delete(WebhookInspectorRequest, { requestID: In(beyond.map(({ requestID }) => requestID)) })
}
