import { Injectable, Logger } from '@nestjs/common'
import { transactionBatch, transactionPollMs } from '#contract/limits.js'
import { WorkerPulse } from '../../platform/work/worker-pulse.js'
import { WorkLoops } from '../../platform/work/work-loops.js'
import { DueReserves } from '../reserves/due-reserves.js'
import { DueTransactions } from './due-transactions.service.js'

@Injectable()
export class TransactionWorker {
  constructor(due: DueTransactions, reserves: DueReserves, pulse: WorkerPulse, loops: WorkLoops) {
    loops.add({
      logger: new Logger('Payments'),
      failure: "Couldn't read due payments and refunds",
      pollMs: transactionPollMs,
      beat: () => pulse.beat('payments'),
      look: async (stopping) => {
        const payments = await due.workOff(stopping)
        return Math.max(payments, await reserves.workOff(stopping)) >= transactionBatch
      },
    })
  }
}
