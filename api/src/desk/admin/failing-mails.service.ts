import { Injectable } from '@nestjs/common'
import type { FailingMailView } from '#contract/admin.js'
import type { Page } from '#contract/answers.js'
import { summaryDays } from '#contract/limits.js'
import type { ListQuery } from '#contract/lists.js'
import { clock } from '#contract/clock.js'
import { readPage } from '../../platform/lists/page.js'
import { Database } from '../../platform/database/database.js'
import { Mail } from '../../platform/mail/mail.entity.js'

@Injectable()
export class FailingMailsService {
  constructor(private readonly database: Database) {}

  list(query: ListQuery): Promise<Page<FailingMailView>> {
    const since = clock.time() - summaryDays * 86_400_000
    return this.database.list((manager) => {
      const builder = manager
        .createQueryBuilder(Mail, 'mail')
        .where('mail.lastError IS NOT NULL AND mail.createdAt >= :since', { since })
      return readPage(builder, 'mail', 'mailID', query, viewFailingMail)
    })
  }
}

const viewFailingMail = (mail: Mail): FailingMailView => ({
  mailID: mail.mailID,
  kind: mail.kind,
  aboutID: mail.aboutID,
  attempts: mail.attempts,
  reason: mail.lastError ?? '',
  isGivenUp: mail.sealed === null,
  nextAttemptAt: mail.sealed === null ? null : mail.nextAttemptAt.toISOString(),
  createdAt: mail.createdAt.toISOString(),
})
