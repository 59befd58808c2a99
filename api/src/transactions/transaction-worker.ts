import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import { idempotencySweepMs, transactionBatch, transactionPollMs } from '#contract/limits.js'
import { WorkerPulse } from '../common/worker-pulse.js'
import { WorkLoop } from '../common/work-loop.js'
import { Database } from '../database/database.js'
import { forgetOldCalls } from '../idempotency/idempotency.js'
import { DueTransactions } from './due-transactions.service.js'

/** Looks every second for what is due: expiries, unknown outcomes, settlements, disputes. */
@Injectable()
export class TransactionWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private sweptAt = -Infinity
  private readonly loop = new WorkLoop({
    logger: new Logger('Payments'),
    failure: 'What is due could not be read',
    pollMs: transactionPollMs,
    beat: () => this.pulse.beat('payments'),
    look: (stopping) => this.look(stopping),
  })

  constructor(
    private readonly database: Database,
    private readonly due: DueTransactions,
    private readonly pulse: WorkerPulse,
    private readonly host: HttpAdapterHost,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.startOnceListening(this.host)
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop()
  }

  private async look(stopping: AbortSignal): Promise<boolean> {
    await this.sweep()
    return (await this.due.workOff(stopping)) >= transactionBatch
  }

  private async sweep(): Promise<void> {
    if (performance.now() - this.sweptAt < idempotencySweepMs) return
    this.sweptAt = performance.now()
    await this.database.write((manager) => forgetOldCalls(manager))
  }
}
