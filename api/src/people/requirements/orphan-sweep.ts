import { type BeforeApplicationShutdown, Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import { orphanAfterMs, orphanSweepMs } from '#contract/document-limits.js'
import { clock } from '../../platform/clock/clock.js'
import { Database } from '../../platform/database/database.js'
import { FILE_STORE, type FileStore } from '../../platform/files/file-store.js'
import { WorkLoop } from '../../platform/work/work-loop.js'
import { ClientDocument } from './client-document.entity.js'

/** Takes files that no row names: an upload that died halfway leaves one. */
@Injectable()
export class OrphanSweep implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new WorkLoop({
    logger: new Logger('Documents'),
    failure: 'Files that no document names could not be removed',
    pollMs: orphanSweepMs,
    look: async () => {
      await this.sweep()
      return false
    },
  })

  constructor(
    private readonly database: Database,
    private readonly host: HttpAdapterHost,
    @Inject(FILE_STORE) private readonly files: FileStore,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.startOnceListening(this.host)
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop()
  }

  async sweep(now = clock.time()): Promise<number> {
    let removed = 0
    for await (const { name, writtenAt } of this.files.list()) {
      const isYoung = now - writtenAt.getTime() < orphanAfterMs
      if (isYoung || (await this.database.read.existsBy(ClientDocument, { documentID: name }))) continue
      await this.files.remove(name)
      removed += 1
    }
    return removed
  }
}
