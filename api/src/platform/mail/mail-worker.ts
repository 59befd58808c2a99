import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import { mailPollMs, mailStopGraceMs } from '#contract/limits.js'
import { WorkerPulse } from '../work/worker-pulse.js'
import { WorkLoop } from '../work/work-loop.js'
import { MailDelivery } from './mail-delivery.js'

@Injectable()
export class MailWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly hurry = new AbortController()
  private readonly loop = new WorkLoop({
    logger: new Logger('Mail'),
    failure: "Couldn't read pending emails",
    pollMs: mailPollMs,
    beat: () => this.pulse.beat('mails'),
    look: async () => (await this.delivery.deliverDue(this.hurry.signal)) > 0,
  })

  constructor(
    private readonly delivery: MailDelivery,
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
    const timer = setTimeout(() => this.hurry.abort(), mailStopGraceMs)
    await this.loop.stop()
    clearTimeout(timer)
  }
}
