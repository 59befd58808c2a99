import { Injectable, Logger } from '@nestjs/common'
import { sealEveryMs } from '#contract/book-limits.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { WorkLoops } from '../../platform/work/work-loops.js'
import { LedgerSeals } from './ledger-seals.service.js'
import { lastSeals } from './make-seal.js'

/** One seal a minute, however many processes there are. */
@Injectable()
export class SealsWorker {
  constructor(
    private readonly database: Database,
    private readonly seals: LedgerSeals,
    loops: WorkLoops,
  ) {
    loops.add({
      logger: new Logger('Ledger'),
      failure: "Couldn't seal the ledger",
      pollMs: sealEveryMs / 4,
      look: (stopping) => this.look(stopping),
    })
  }

  private async look(stopping: AbortSignal): Promise<boolean> {
    const [last] = await lastSeals(this.database.read, 1)
    if (clock.time() - (last?.createdAt.getTime() ?? 0) >= sealEveryMs) await this.seals.seal()
    return this.seals.tell(stopping)
  }
}
