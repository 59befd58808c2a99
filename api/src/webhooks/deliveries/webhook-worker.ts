import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import { webhookPollMs, webhookStopGraceMs } from '#contract/limits.js'
import { WorkerPulse } from '../../platform/work/worker-pulse.js'
import { WorkLoop } from '../../platform/work/work-loop.js'
import { onDeliveries } from '../../platform/events/event-bell.js'
import { Courier } from './courier.js'
import { type Claimed, DeliveryQueue } from './delivery-queue.js'
import { DeliveryRoom } from './delivery-room.js'

@Injectable()
export class WebhookWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Webhooks')
  private readonly hurry = new AbortController()
  private readonly room = new DeliveryRoom()
  private readonly underway = new Set<Promise<void>>()
  private readonly loop = new WorkLoop({
    logger: this.logger,
    failure: "Couldn't read pending webhooks",
    pollMs: webhookPollMs,
    beat: () => this.pulse.beat('webhooks'),
    look: () => this.look(),
  })
  private readonly stopListening = onDeliveries(() => this.wake())

  constructor(
    private readonly queue: DeliveryQueue,
    private readonly courier: Courier,
    private readonly pulse: WorkerPulse,
    private readonly host: HttpAdapterHost,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.startOnceListening(this.host)
  }

  wake(): void {
    this.loop.wake()
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopListening()
    const timer = setTimeout(() => this.hurry.abort(), webhookStopGraceMs)
    await this.loop.stop()
    await Promise.all(this.underway)
    clearTimeout(timer)
  }

  private async look(): Promise<boolean> {
    if (this.room.isFull) return false
    const chosen = this.room.choose(await this.queue.due(this.room.fullEndpoints()))
    const claimed = chosen.length > 0 ? await this.queue.claim(chosen) : []
    for (const delivery of claimed) this.begin(delivery)
    return claimed.length > 0
  }

  private begin(delivery: Claimed): void {
    const { endpointID, deliveryID } = delivery
    this.room.enter(endpointID)
    const attempt = this.courier
      .deliver(delivery, this.hurry.signal)
      .then(
        (isHealthy) => this.room.note(endpointID, isHealthy),
        (error: unknown) => this.logger.error(`${deliveryID}: couldn't save the result`, stackOf(error)),
      )
      .finally(() => {
        this.room.leave(endpointID)
        this.underway.delete(attempt)
        this.wake()
      })
    this.underway.add(attempt)
  }
}

const stackOf = (error: unknown) => (error instanceof Error ? error.stack : String(error))
