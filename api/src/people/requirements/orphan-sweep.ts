import { Inject, Injectable, Logger } from '@nestjs/common'
import { orphanAfterMs, orphanSweepMs } from '#contract/document-limits.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { FILE_STORE, type FileStore } from '../../platform/files/file-store.js'
import { WorkLoops } from '../../platform/work/work-loops.js'
import { ClientDocument } from './client-document.entity.js'

@Injectable()
export class OrphanSweep {
  constructor(
    private readonly database: Database,
    @Inject(FILE_STORE) private readonly files: FileStore,
    loops: WorkLoops,
  ) {
    loops.add({
      logger: new Logger('Documents'),
      failure: "Couldn't remove orphaned files",
      pollMs: orphanSweepMs,
      look: async () => {
        await this.sweep()
        return false
      },
    })
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
