import { Injectable, Logger } from '@nestjs/common'
import { reportsPollMs } from '#contract/report-limits.js'
import { WorkLoops } from '../../platform/work/work-loops.js'
import { ReportDownloads } from './report-downloads.service.js'
import { ReportReading } from './report-reading.service.js'

@Injectable()
export class ReportWorker {
  constructor(reading: ReportReading, downloads: ReportDownloads, loops: WorkLoops) {
    loops.add({
      logger: new Logger('Reports'),
      failure: "Couldn't read which reports are due",
      pollMs: reportsPollMs,
      look: async (stopping) => {
        await reading.readDue(stopping)
        return false
      },
    })
    loops.add({
      logger: new Logger('Reports'),
      failure: "Couldn't read which reports to download",
      pollMs: reportsPollMs,
      look: async (stopping) => {
        await downloads.fetchDue(stopping)
        return false
      },
    })
  }
}
