import { Injectable, Logger } from '@nestjs/common'
import { reportsPollMs } from '#contract/report-limits.js'
import { WorkLoops } from '../../platform/work/work-loops.js'
import { ReportReading } from './report-reading.service.js'

@Injectable()
export class ReportWorker {
  constructor(reading: ReportReading, loops: WorkLoops) {
    loops.add({
      logger: new Logger('Reports'),
      failure: 'Which reports are due could not be read',
      pollMs: reportsPollMs,
      look: async (stopping) => {
        await reading.readDue(stopping)
        return false
      },
    })
  }
}
