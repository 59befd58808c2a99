import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { mailPollMs, mailStopGraceMs } from '#contract/limits.js'
import { MailDelivery } from './mail-delivery.js'

/** Sends what waits in the database: at once when this process has queued it, else when it looks again. */
@Injectable()
export class MailWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Mail')
  private readonly stopping = new AbortController()
  private readonly hurry = new AbortController()
  private bell = new AbortController()
  private work: Promise<void> = Promise.resolve()

  constructor(
    private readonly delivery: MailDelivery,
    private readonly host: HttpAdapterHost,
  ) {}

  // Not before the server listens: a start that is refused (another APP_SECRET, a taken port) must touch no mail.
  onApplicationBootstrap(): void {
    const server = this.host.httpAdapter.getHttpServer() as Server
    server.once('listening', () => {
      this.work = this.run()
    })
  }

  wake(): void {
    this.bell.abort()
  }

  /** What is being sent now may finish within a short grace; what waits, waits for the next start. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort()
    this.wake()
    const timer = setTimeout(() => this.hurry.abort(), mailStopGraceMs)
    await this.work
    clearTimeout(timer)
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      // A new bell before looking: what is queued while we look rings it, and we look again.
      this.bell = new AbortController()
      const taken = await this.lookOnce()
      if (taken === 0 && !this.stopping.signal.aborted) await this.waitForBell()
    }
  }

  private lookOnce(): Promise<number> {
    return this.delivery.deliverDue(this.hurry.signal).catch((error: unknown) => {
      this.logger.error('The waiting mails could not be read', error instanceof Error ? error.stack : String(error))
      return 0
    })
  }

  private async waitForBell(): Promise<void> {
    await pause(mailPollMs, undefined, { signal: this.bell.signal }).catch(() => undefined)
  }
}
