import { Injectable, Logger } from '@nestjs/common'
import { entriesInUnit, entriesPollMs } from '#contract/bank-limits.js'
import { WorkLoops } from '../../platform/work/work-loops.js'
import { EntryWork } from './entry-work.js'

@Injectable()
export class EntryWorker {
  constructor(work: EntryWork, loops: WorkLoops) {
    loops.add({
      logger: new Logger('Bank'),
      failure: "Couldn't read unfinished imports",
      pollMs: entriesPollMs,
      look: async () => (await work.settleLeft()) >= entriesInUnit,
    })
  }
}
