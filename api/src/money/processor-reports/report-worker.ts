import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import { reportsPollMs } from '#contract/report-limits.js'
import { WorkLoop } from '../../platform/work/work-loop.js'
import { ReportReading } from './report-reading.service.js'

@Injectable()
export class ReportWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new WorkLoop({
    logger: new Logger('Reports'),
    failure: 'Which reports are due could not be read',
    pollMs: reportsPollMs,
    look: async (stopping) => {
      await this.reading.readDue(stopping)
      return false
    },
  })

  constructor(
    private readonly reading: ReportReading,
    private readonly host: HttpAdapterHost,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.startOnceListening(this.host)
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop()
  }
}
