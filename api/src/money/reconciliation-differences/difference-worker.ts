import { Injectable, Logger } from '@nestjs/common'
import { comparePollMs } from '#contract/report-limits.js'
import { WorkLoops } from '../../platform/work/work-loops.js'
import { DifferenceWork } from './difference-work.js'

@Injectable()
export class DifferenceWorker {
  constructor(work: DifferenceWork, loops: WorkLoops) {
    loops.add({
      logger: new Logger('Reports'),
      failure: "Couldn't compare the ledger with a report",
      pollMs: comparePollMs,
      look: () => work.step(),
    })
  }
}
