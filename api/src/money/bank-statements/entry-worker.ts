import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import { entriesInUnit, entriesPollMs } from '#contract/bank-limits.js'
import { WorkLoop } from '../../platform/work/work-loop.js'
import { EntryWork } from './entry-work.js'

/** Takes up entries whose import did not come to its end. */
@Injectable()
export class EntryWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new WorkLoop({
    logger: new Logger('Bank'),
    failure: 'What an import has left could not be read',
    pollMs: entriesPollMs,
    look: async () => (await this.work.settleLeft()) >= entriesInUnit,
  })

  constructor(
    private readonly work: EntryWork,
    private readonly host: HttpAdapterHost,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.startOnceListening(this.host)
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop()
  }
}
