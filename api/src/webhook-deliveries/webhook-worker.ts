import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { webhookPollMs, webhookStopGraceMs } from '#contract/limits.js'
import { onDeliveries } from '../events/event-bell.js'
import { Courier } from './courier.js'
import { type Claimed, DeliveryQueue } from './delivery-queue.js'
import { DeliveryRoom } from './delivery-room.js'

/** Delivers what waits in the database: at once when this process has kept it, else when it looks again. */
@Injectable()
export class WebhookWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Webhooks')
  private readonly stopping = new AbortController()
  private readonly hurry = new AbortController()
  private readonly room = new DeliveryRoom()
  private readonly underway = new Set<Promise<void>>()
  private bell = new AbortController()
  private work: Promise<void> = Promise.resolve()
  private readonly stopListening = onDeliveries(() => this.wake())

  constructor(
    private readonly queue: DeliveryQueue,
    private readonly courier: Courier,
    private readonly host: HttpAdapterHost,
  ) {}

  // Not before the server listens: a start that is refused must send nothing.
  onApplicationBootstrap(): void {
    const server = this.host.httpAdapter.getHttpServer() as Server
    server.once('listening', () => {
      this.work = this.run()
    })
  }

  wake(): void {
    this.bell.abort()
  }

  /** What is on its way may arrive within a short grace; what waits, waits for the next start. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort()
    this.stopListening()
    this.wake()
    const timer = setTimeout(() => this.hurry.abort(), webhookStopGraceMs)
    await this.work
    await Promise.all(this.underway)
    clearTimeout(timer)
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      // A new bell before looking: what is kept while we look rings it, and we look again.
      this.bell = new AbortController()
      const taken = await this.lookOnce()
      if (taken === 0 && !this.stopping.signal.aborted) await this.waitForBell()
    }
  }

  private async lookOnce(): Promise<number> {
    try {
      if (this.room.isFull) return 0
      const chosen = this.room.choose(await this.queue.due(this.room.fullEndpoints()))
      const claimed = chosen.length > 0 ? await this.queue.claim(chosen) : []
      for (const delivery of claimed) this.begin(delivery)
      return claimed.length
    } catch (error) {
      this.logger.error('The waiting webhooks could not be read', error instanceof Error ? error.stack : String(error))
      return 0
    }
  }

  private begin(delivery: Claimed): void {
    const { endpointID, deliveryID } = delivery
    this.room.enter(endpointID)
    const attempt = this.courier
      .deliver(delivery, this.hurry.signal)
      .then(
        (isHealthy) => this.room.note(endpointID, isHealthy),
        // It is made again when its lease ends.
        (error: unknown) => this.logger.error(`${deliveryID}: what became of it was not kept`, stackOf(error)),
      )
      .finally(() => {
        this.room.leave(endpointID)
        this.underway.delete(attempt)
        this.wake()
      })
    this.underway.add(attempt)
  }

  private async waitForBell(): Promise<void> {
    await pause(webhookPollMs, undefined, { signal: this.bell.signal }).catch(() => undefined)
  }
}

const stackOf = (error: unknown) => (error instanceof Error ? error.stack : String(error))
