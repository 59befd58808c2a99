import { Injectable, Logger } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { insertNewRow } from '../../platform/database/rows.js'
import type { Notice, NoticeAnswer, NoticeKind } from './port/notice.js'
import type { NoticeSubject } from './port/processor.js'
import { ProcessorNotice } from './processor-notice.entity.js'

export type SetupNotice = Pick<NoticeSubject, 'setup' | 'toldSetup'>

type Handle = (manager: EntityManager, notice: Notice) => Promise<Exclude<NoticeAnswer, 'known'>>

type PayoutTold = { before: string; after: string } | null
/** false: the processor has not answered. */
type LookAtMethod = (processorAccountID: string, key: string) => Promise<boolean>
/** false: it is unknown so far, or the processor has not answered. */
type LookAtSetup = (processorAccountID: string, told: SetupNotice) => Promise<boolean>
type LookAtConnected = (processorAccountID: string, reference: string) => Promise<boolean>
type LookAtPayout = (payoutID: string, processorAccountID: string) => Promise<PayoutTold>

/** Takes what processors tell by themselves; rooms above register here what they do with it. */
@Injectable()
export class ProcessorNotices {
  private readonly logger = new Logger('Processors')
  private readonly handlers = new Map<NoticeKind, Handle>()
  private lookAtPayout: LookAtPayout = async () => null

  private lookAtConnectedAccount: LookAtConnected = async () => true

  private lookAtMethod: LookAtMethod = async () => true

  private lookAtSetup: LookAtSetup = async () => true

  constructor(private readonly database: Database) {}

  handle(kind: NoticeKind, handle: Handle): void {
    this.handlers.set(kind, handle)
  }

  lookAtPayouts(look: LookAtPayout): void {
    this.lookAtPayout = look
  }

  lookAtMethods(look: LookAtMethod): void {
    this.lookAtMethod = look
  }

  lookAtSetups(look: LookAtSetup): void {
    this.lookAtSetup = look
  }

  setupTold(processorAccountID: string, told: SetupNotice): Promise<boolean> {
    return this.lookAtSetup(processorAccountID, told)
  }

  methodTold(processorAccountID: string, key: string): Promise<boolean> {
    return this.lookAtMethod(processorAccountID, key)
  }

  lookAtConnected(look: LookAtConnected): void {
    this.lookAtConnectedAccount = look
  }

  connectedTold(processorAccountID: string, reference: string): Promise<boolean> {
    return this.lookAtConnectedAccount(processorAccountID, reference)
  }

  payoutTold(payoutID: string, processorAccountID: string): Promise<PayoutTold> {
    return this.lookAtPayout(payoutID, processorAccountID)
  }

  /** Keeps the notice and does what it says, both or neither; one that was taken before changes nothing. */
  async take(notice: Notice): Promise<NoticeAnswer> {
    const { processor, noticeID, kind, reference } = notice
    const handle = this.handlers.get(kind)
    if (!handle) throw new Error(`Nobody has said what becomes of a notice of ${kind}`)
    // Whose payment it is turns out inside, and with it the line of the ledger to stand in.
    const answer = await this.database.write(async (manager) => {
      const row = { processor, noticeID, kind, reference, takenAt: clock.now() }
      if (!(await insertNewRow(manager, ProcessorNotice, row))) return 'known'
      const handled = await handle(manager, notice)
      if (handled !== 'taken') await manager.delete(ProcessorNotice, { processor, noticeID })
      return handled
    })
    if (answer === 'refused') this.logger.warn(`${reference}: rejected ${kind} ${noticeID} from ${processor}`)
    return answer
  }
}
