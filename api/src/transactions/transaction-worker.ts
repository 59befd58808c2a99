import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { idempotencySweepMs, transactionBatch, transactionPollMs } from '#contract/limits.js'
import { Database } from '../database/database.js'
import { forgetOldCalls } from '../idempotency/idempotency.js'
import { DueTransactions } from './due-transactions.service.js'

/** Looks every second for what is due: expiries, unknown outcomes, settlements, disputes. */
@Injectable()
export class TransactionWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Payments')
  private readonly stopping = new AbortController()
  private work: Promise<void> = Promise.resolve()
  private sweptAt = -Infinity

  constructor(
    private readonly database: Database,
    private readonly due: DueTransactions,
    private readonly host: HttpAdapterHost,
  ) {}

  // Not before the server listens: a start that is refused must touch no payment.
  onApplicationBootstrap(): void {
    const server = this.host.httpAdapter.getHttpServer() as Server
    server.once('listening', () => {
      this.work = this.run()
    })
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort()
    await this.work
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping
    while (!signal.aborted) {
      const found = await this.lookOnce()
      if (found < transactionBatch) await pause(transactionPollMs, undefined, { signal }).catch(() => undefined)
    }
  }

  private async lookOnce(): Promise<number> {
    try {
      await this.sweep()
      return await this.due.workOff(this.stopping.signal)
    } catch (error) {
      this.logger.error('What is due could not be read', error instanceof Error ? error.stack : String(error))
      return 0
    }
  }

  private async sweep(): Promise<void> {
    if (performance.now() - this.sweptAt < idempotencySweepMs) return
    this.sweptAt = performance.now()
    await this.database.write((manager) => forgetOldCalls(manager))
  }
}
