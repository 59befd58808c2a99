import { Injectable, Logger } from '@nestjs/common'
import { payoutBatch, payoutPollMs } from '#contract/payout-limits.js'
import { WorkLoops } from '../../platform/work/work-loops.js'
import { PayoutSchedules } from './payout-schedules.service.js'
import { PayoutCalls } from './rails/payout-calls.service.js'

@Injectable()
export class PayoutWorker {
  constructor(
    private readonly schedules: PayoutSchedules,
    private readonly calls: PayoutCalls,
    loops: WorkLoops,
  ) {
    loops.add({
      logger: new Logger('Payouts'),
      failure: "Couldn't read due payouts",
      pollMs: payoutPollMs,
      look: async (stopping) => (await this.workOff(stopping)) >= payoutBatch,
    })
  }

  async workOff(stopping: AbortSignal): Promise<number> {
    const made = await this.schedules.workOff(stopping)
    return Math.max(made, await this.calls.workOff(stopping))
  }
}
