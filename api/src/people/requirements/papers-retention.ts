import { Injectable, Logger } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import {
  closedPapersKeptMs,
  orphanSweepMs,
  papersRetentionBatch,
  rejectedPapersKeptMs,
} from '#contract/document-limits.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { WorkLoops } from '../../platform/work/work-loops.js'
import { Client } from '../clients/client.entity.js'
import { DocumentFiles } from './document-files.js'
import { eraseAllOf } from './erasing.js'

/** Erases what rejected applicants gave, and what closed clients gave once the law lets go of it. */
@Injectable()
export class PapersRetention {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly files: DocumentFiles,
    loops: WorkLoops,
  ) {
    loops.add({
      logger: new Logger('Documents'),
      failure: "Couldn't erase documents past their retention",
      pollMs: orphanSweepMs,
      look: async () => (await this.sweep()) >= papersRetentionBatch,
    })
  }

  async sweep(now = clock.time()): Promise<number> {
    const due = await dueIn(this.database.read, now).take(papersRetentionBatch).getMany()
    for (const { clientID } of due) await this.erase(clientID, now)
    return due.length
  }

  // An applicant who applies again meanwhile keeps the papers: the unit looks again.
  private async erase(clientID: string, now: number): Promise<void> {
    const papers = await this.audit.unit(async (manager, record) => {
      const client = await dueIn(manager, now).andWhere('client.clientID = :clientID', { clientID }).getOne()
      if (!client) return []
      const erased = await eraseAllOf(manager, clientID)
      const { answers, persons } = erased
      const after = {
        because: client.deletedAt ? 'closed' : 'rejected',
        documents: erased.papers.length,
        answers,
        persons,
      }
      await record({ action: 'client.papers_erased', target: { kind: 'client', id: clientID }, after })
      return erased.papers
    })
    await this.files.remove(papers)
  }
}

const holdsPapers = ['client_documents', 'client_persons', 'requirement_answers']
  .map((table) => `EXISTS (SELECT 1 FROM "${table}" "held" WHERE "held"."clientID" = "client"."clientID")`)
  .join(' OR ')

function dueIn(manager: EntityManager, now: number) {
  return manager
    .createQueryBuilder(Client, 'client')
    .where(
      `(("client"."status" = 'rejected' AND "client"."decidedAt" < :rejected)
        OR ("client"."deletedAt" IS NOT NULL AND "client"."deletedAt" < :closed))`,
      { rejected: now - rejectedPapersKeptMs, closed: now - closedPapersKeptMs },
    )
    .andWhere(`(${holdsPapers})`)
}
