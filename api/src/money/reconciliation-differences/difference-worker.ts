import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import { comparePollMs } from '#contract/report-limits.js'
import { WorkLoop } from '../../platform/work/work-loop.js'
import { DifferenceWork } from './difference-work.js'

@Injectable()
export class DifferenceWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new WorkLoop({
    logger: new Logger('Reports'),
    failure: 'The ledger could not be compared with a report',
    pollMs: comparePollMs,
    look: () => this.work.step(),
  })

  constructor(
    private readonly work: DifferenceWork,
    private readonly host: HttpAdapterHost,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.startOnceListening(this.host)
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop()
  }
}
