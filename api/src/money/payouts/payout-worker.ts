import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import { payoutBatch, payoutPollMs } from '#contract/payout-limits.js'
import { WorkLoop } from '../../platform/work/work-loop.js'
import { PayoutSchedules } from './payout-schedules.service.js'
import { PayoutCalls } from './rails/payout-calls.service.js'

@Injectable()
export class PayoutWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new WorkLoop({
    logger: new Logger('Payouts'),
    failure: 'The payouts that are due could not be read',
    pollMs: payoutPollMs,
    look: async (stopping) => (await this.workOff(stopping)) >= payoutBatch,
  })

  constructor(
    private readonly schedules: PayoutSchedules,
    private readonly calls: PayoutCalls,
    private readonly host: HttpAdapterHost,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.startOnceListening(this.host)
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop()
  }

  async workOff(stopping: AbortSignal): Promise<number> {
    const made = await this.schedules.workOff(stopping)
    return Math.max(made, await this.calls.workOff(stopping))
  }
}
