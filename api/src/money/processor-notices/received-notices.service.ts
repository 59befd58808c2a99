import { Injectable } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import type { ListProcessorNotices, ProcessorNoticeView } from '#contract/processor-notices.js'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { insertNewRow } from '../../platform/database/rows.js'
import { NotFound, orNotFound } from '../../platform/http/app-error.js'
import { readPage } from '../../platform/lists/page.js'
import type { RawNotice } from '../processors/port/notice.js'
import type { Processor, ReadNotice } from '../processors/port/processor.js'
import type { UsedAccount } from '../processors/port/used-account.js'
import { unreadableIn } from '../processors/port/read-answer.js'
import { UnreadableAnswers } from '../processors/unreadable-answers.js'
import { ProcessorAccounts } from '../processors/processor-accounts.js'
import { ProcessorRegistry } from '../processors/processor-registry.js'
import { NoticeNotSigned, NoticeOfOtherMode, NoticeUnreadable } from './processor-notices.errors.js'
import { NoticeWork } from './notice-work.js'
import { ReceivedNotice } from './received-notice.entity.js'
import { viewReceivedNotice } from './received-notice.view.js'

@Injectable()
export class ReceivedNotices {
  constructor(
    private readonly database: Database,
    private readonly accounts: ProcessorAccounts,
    private readonly registry: ProcessorRegistry,
    private readonly work: NoticeWork,
    private readonly unreadable: UnreadableAnswers,
  ) {}

  /** Answers once the notices are kept, each one once by the processor's own id, for a disabled account as well. */
  async receive(processorAccountID: string, raw: RawNotice): Promise<string | undefined> {
    const account = orNotFound(await this.accounts.find(processorAccountID), 'processor account')
    const entry = this.registry.entry(account.processor)
    const secrets = this.accounts.noticeSecrets(account, entry.noticeSecret)
    const used = await this.accounts.use(processorAccountID)
    const notices = await this.readBy(this.registry.named(account.processor), used, raw, secrets)
    if (!notices) throw new NoticeNotSigned()
    if (notices.some(({ mode }) => mode !== account.mode)) throw new NoticeOfOtherMode()
    const now = clock.now()
    await this.database.write(async (manager) => {
      for (const { noticeID, type, subject } of notices) {
        const processorNoticeID = newId('prn', now.getTime())
        const isWaiting = subject !== null
        await insertNewRow(manager, ReceivedNotice, {
          ...{ processorNoticeID, processorAccountID, noticeID, type, subject },
          ...{ status: isWaiting ? ('waiting' as const) : ('ignored' as const), tries: 0 },
          ...{ dueAt: isWaiting ? now : null, createdAt: now },
        })
      }
    })
    this.work.wake()
    return entry.noticeAnswer
  }

  list({ processorAccountID, ...query }: ListProcessorNotices): Promise<Page<ProcessorNoticeView>> {
    return this.database.list((manager) => {
      const builder = manager.createQueryBuilder(ReceivedNotice, 'notice').where('1 = 1')
      if (processorAccountID)
        builder.andWhere('notice.processorAccountID = :processorAccountID', { processorAccountID })
      return readPage(builder, 'notice', 'processorNoticeID', query, viewReceivedNotice)
    })
  }

  async lookAgain(processorNoticeID: string): Promise<ProcessorNoticeView> {
    const notice = await this.database.read.findOneBy(ReceivedNotice, { processorNoticeID })
    if (!notice) throw new NotFound('processor notice')
    return viewReceivedNotice(await this.work.workOn({ ...notice, tries: 0 }))
  }

  /** One that is signed rightly and cannot be read is of the processor, and so a fault that staff have to hear of. */
  private async readBy(
    processor: Processor,
    account: UsedAccount,
    raw: RawNotice,
    secrets: string[],
  ): Promise<ReadNotice[] | null> {
    try {
      return await processor.readNotice(account, raw, secrets)
    } catch (error) {
      const unreadable = unreadableIn(error)
      if (unreadable) await this.unreadable.note(account.processorAccountID, 'notice', unreadable.message)
      throw new NoticeUnreadable()
    }
  }
}
