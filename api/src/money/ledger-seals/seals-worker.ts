import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import { sealEveryMs } from '#contract/book-limits.js'
import { clock } from '../../platform/clock/clock.js'
import { Database } from '../../platform/database/database.js'
import { WorkLoop } from '../../platform/work/work-loop.js'
import { LedgerSeals } from './ledger-seals.service.js'
import { lastSeals } from './make-seal.js'

/** One seal a minute, however many processes there are. */
@Injectable()
export class SealsWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new WorkLoop({
    logger: new Logger('Ledger'),
    failure: 'The ledger could not be sealed',
    pollMs: sealEveryMs / 4,
    look: (stopping) => this.look(stopping),
  })

  constructor(
    private readonly database: Database,
    private readonly seals: LedgerSeals,
    private readonly host: HttpAdapterHost,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.startOnceListening(this.host)
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop()
  }

  private async look(stopping: AbortSignal): Promise<boolean> {
    const [last] = await lastSeals(this.database.read, 1)
    if (clock.time() - (last?.createdAt.getTime() ?? 0) >= sealEveryMs) await this.seals.seal()
    return this.seals.tell(stopping)
  }
}
