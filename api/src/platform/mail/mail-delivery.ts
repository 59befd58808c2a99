import { Injectable, Logger } from '@nestjs/common'
import { In, LessThanOrEqual, Raw } from 'typeorm'
import { mailBatch, mailLeaseMs, mailRetryDelaysMs, mailSendMaxMs } from '#contract/limits.js'
import { AuditLog } from '../audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { Database } from '../database/database.js'
import { endsAtOf } from './letter.js'
import { Mail } from './mail.entity.js'
import { reasonOf } from './mail-reason.js'
import { MailSeal } from './mail-seal.js'
import { MailTransport } from './mail-transport.js'

class TooLate extends Error {
  constructor() {
    super('its link expired before we could send it')
  }
}

interface Failure {
  reason: string
  isTooLate: boolean
}

// Spelled as in the index: SQLite does not see that TypeORM's `NOT (… IS NULL)` means the same.
const isSealed = Raw((column) => `${column} IS NOT NULL`)
export const isDue = () => ({ sealed: isSealed, nextAttemptAt: LessThanOrEqual(clock.now()) })

@Injectable()
export class MailDelivery {
  private readonly logger = new Logger('Mail')

  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly seal: MailSeal,
    private readonly transport: MailTransport,
  ) {}

  async deliverDue(signal: AbortSignal): Promise<number> {
    const due = await this.database.read.find(Mail, {
      where: isDue(),
      order: { nextAttemptAt: 'ASC' },
      take: mailBatch,
    })
    if (due.length === 0) return 0
    const claimed = await this.claim(due.map(({ mailID }) => mailID))
    await Promise.all(claimed.map((mail) => this.deliver(mail, signal)))
    return claimed.length
  }

  // Whoever moves the next attempt on has the mail; if that worker dies, it is due again when the lease ends.
  private claim(mailIDs: string[]): Promise<Mail[]> {
    return this.database.write(async (manager) => {
      const mails = await manager.findBy(Mail, { mailID: In(mailIDs), ...isDue() })
      const nextAttemptAt = new Date(clock.time() + mailLeaseMs)
      for (const mail of mails) {
        Object.assign(mail, { attempts: mail.attempts + 1, nextAttemptAt })
        await manager.update(Mail, { mailID: mail.mailID }, { attempts: mail.attempts, nextAttemptAt })
      }
      return mails
    })
  }

  private async deliver(mail: Mail, signal: AbortSignal): Promise<void> {
    const failure = await this.send(mail, AbortSignal.any([signal, AbortSignal.timeout(mailSendMaxMs)])).then(
      () => null,
      (error: unknown) => ({ reason: reasonOf(error), isTooLate: error instanceof TooLate }),
    )
    // If this is not kept the mail goes out twice, with one Message-ID, when its lease ends; better than not at all.
    const kept = failure ? this.putBack(mail, failure) : this.tick(mail)
    await kept.catch((error: unknown) => {
      this.logger.error(`${mail.mailID}: couldn't save the result`, error instanceof Error ? error.stack : undefined)
    })
  }

  private async tick({ mailID }: Mail): Promise<void> {
    const done = { sentAt: clock.now(), sealed: null, lastError: null }
    await this.database.write((manager) => manager.update(Mail, { mailID }, done))
  }

  private async send({ mailID, sealed, createdAt }: Mail, signal: AbortSignal): Promise<void> {
    const letter = this.seal.open(mailID, sealed ?? '')
    const endsAt = endsAtOf(letter)
    if (endsAt && endsAt.getTime() <= clock.time()) throw new TooLate()
    await this.transport.send({ mailID, createdAt, letter }, signal)
  }

  private async putBack({ mailID, kind, aboutID, attempts }: Mail, { reason, isTooLate }: Failure): Promise<void> {
    const delayMs = isTooLate ? undefined : mailRetryDelaysMs[attempts - 1]
    const isGivenUp = delayMs === undefined
    const next = isGivenUp ? { sealed: null } : { nextAttemptAt: new Date(clock.time() + delayMs) }
    await this.audit.unit(async (manager, record) => {
      await manager.update(Mail, { mailID }, { ...next, lastError: reason })
      const after = { kind, aboutID, attempts, reason }
      await record({ action: isGivenUp ? 'mail.given_up' : 'mail.failed', target: { kind: 'mail', id: mailID }, after })
    })
    const what = isGivenUp ? 'was given up' : `will be retried in ${Math.round(delayMs / 1000)} s`
    this.logger.warn(`${mailID} (${kind}) ${what}, attempt ${attempts}: ${reason}`)
  }
}
