import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { Server } from 'node:http'
import { inspectorRequestLifeMs, webhookBodyLifeMs, webhookCleanupMs } from '#contract/limits.js'
import { Database } from '../database/database.js'
import { Event } from '../events/event.entity.js'
import { WebhookInspectorRequest } from '../webhook-inspector/webhook-inspector-request.entity.js'
import { WebhookAttempt } from './webhook-attempt.entity.js'

/** Removes once a day what was sent and answered longer ago than 60 days. That it was sent stays in the log. */
@Injectable()
export class WebhookRetention implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Webhooks')
  private timer: NodeJS.Timeout | undefined
  private work: Promise<void> = Promise.resolve()

  constructor(
    private readonly database: Database,
    private readonly host: HttpAdapterHost,
  ) {}

  onApplicationBootstrap(): void {
    const server = this.host.httpAdapter.getHttpServer() as Server
    server.once('listening', () => {
      this.start()
      this.timer = setInterval(() => this.start(), webhookCleanupMs).unref()
    })
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer)
    await this.work
  }

  /** What was kept before `now` for long enough goes. */
  async removeOld(now = Date.now()): Promise<void> {
    // As numbers: TypeORM hands the times inside conditions of an update over as texts, and on SQLite any text is later.
    const [bodies, requests] = [now - webhookBodyLifeMs, now - inspectorRequestLifeMs]
    await this.database.write(async (manager) => {
      const update = (entity: typeof Event | typeof WebhookAttempt) => manager.createQueryBuilder().update(entity)
      const old = '"createdAt" < :bodies'
      await update(Event).set({ data: '' }).where(`${old} AND "data" <> ''`, { bodies }).execute()
      const noAnswer = { responseHead: null, responseBody: null }
      await update(WebhookAttempt).set(noAnswer).where(`${old} AND "responseBody" IS NOT NULL`, { bodies }).execute()
      const remove = manager.createQueryBuilder().delete().from(WebhookInspectorRequest)
      await remove.where('"createdAt" < :requests', { requests }).execute()
    })
  }

  private start(): void {
    this.work = this.removeOld().catch((error: unknown) => {
      this.logger.error('Old webhooks could not be removed', error instanceof Error ? error.stack : String(error))
    })
  }
}
