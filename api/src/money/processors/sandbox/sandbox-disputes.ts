import { Injectable, Logger } from '@nestjs/common'
import { LessThanOrEqual } from 'typeorm'
import { transactionBatch, transactionPollMs } from '#contract/limits.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../../platform/database/database.js'
import { insertNewRow } from '../../../platform/database/rows.js'
import { WorkLoops } from '../../../platform/work/work-loops.js'
import type { NoticeAnswer } from '../port/notice.js'
import { ProcessorNotices } from '../processor-notices.js'
import { SandboxDispute } from './sandbox-dispute.entity.js'
import { SandboxTimes } from './sandbox-times.js'

const tellAgainAfterMs = 10_000

export const disputeNoticeID = (reference: string): string => `dispute_${reference}`

@Injectable()
export class SandboxDisputes {
  private readonly logger = new Logger('Sandbox')

  constructor(
    private readonly database: Database,
    private readonly notices: ProcessorNotices,
    private readonly times: SandboxTimes,
    loops: WorkLoops,
  ) {
    loops.add({
      logger: this.logger,
      failure: "Couldn't read due disputes",
      pollMs: transactionPollMs,
      look: async (stopping) => (await this.tellDue(stopping)) >= transactionBatch,
    })
  }

  async plan(reference: string): Promise<void> {
    const dueAt = new Date(clock.time() + this.times.disputeAfterMs)
    await this.database.write((manager) => insertNewRow(manager, SandboxDispute, { reference, dueAt }))
  }

  async tellDue(stopping: AbortSignal): Promise<number> {
    const due = await this.database.read.find(SandboxDispute, {
      where: { dueAt: LessThanOrEqual(clock.now()) },
      order: { dueAt: 'ASC' },
      take: transactionBatch,
    })
    for (const { reference } of due) {
      if (stopping.aborted) return 0
      await this.tell(reference)
    }
    return due.length
  }

  private async tell(reference: string): Promise<void> {
    const answer = await this.take(reference)
    await this.database.write(async (manager) => {
      if (answer !== 'too_early') await manager.delete(SandboxDispute, { reference })
      else await manager.update(SandboxDispute, { reference }, { dueAt: new Date(clock.time() + tellAgainAfterMs) })
    })
  }

  private async take(reference: string): Promise<NoticeAnswer> {
    try {
      const noticeID = disputeNoticeID(reference)
      return await this.notices.take({ processor: 'sandbox', noticeID, kind: 'dispute_opened', reference })
    } catch (error) {
      this.logger.error(`${reference}: ${String(error)}`, error instanceof Error ? error.stack : undefined)
      return 'too_early'
    }
  }
}
