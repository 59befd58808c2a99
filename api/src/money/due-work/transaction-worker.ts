import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import { transactionBatch, transactionPollMs } from '#contract/limits.js'
import { WorkerPulse } from '../../platform/work/worker-pulse.js'
import { WorkLoop } from '../../platform/work/work-loop.js'
import { DueReserves } from '../reserves/due-reserves.js'
import { DueTransactions } from './due-transactions.service.js'

@Injectable()
export class TransactionWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new WorkLoop({
    logger: new Logger('Payments'),
    failure: 'What is due could not be read',
    pollMs: transactionPollMs,
    beat: () => this.pulse.beat('payments'),
    look: async (stopping) => {
      const [payments, reserves] = [await this.due.workOff(stopping), await this.reserves.workOff(stopping)]
      return Math.max(payments, reserves) >= transactionBatch
    },
  })

  constructor(
    private readonly due: DueTransactions,
    private readonly reserves: DueReserves,
    private readonly pulse: WorkerPulse,
    private readonly host: HttpAdapterHost,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.startOnceListening(this.host)
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop()
  }
}
