import { Injectable, Logger } from '@nestjs/common'
import { type EntityManager, IsNull, LessThanOrEqual } from 'typeorm'
import { emailChangeBatch, emailChangePollMs } from '#contract/guard-limits.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { WorkLoops } from '../../platform/work/work-loops.js'
import { Database } from '../../platform/database/database.js'
import { isSet } from '../../platform/database/is-set.js'
import { Mailbox } from '../../platform/mail/mailbox.js'
import { ClientEmailChange } from '../clients/client-email-change.entity.js'
import { EmailChangeEffect } from './email-change-effect.js'
import { endEmailChange } from '../clients/pending-email-change.js'

@Injectable()
export class EmailChangeWorker {
  private readonly logger = new Logger('EmailChanges')

  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly effect: EmailChangeEffect,
    private readonly mailbox: Mailbox,
    loops: WorkLoops,
  ) {
    loops.add({
      logger: this.logger,
      failure: "Couldn't read email changes",
      pollMs: emailChangePollMs,
      look: async () => {
        await this.workOff()
        return false
      },
    })
  }

  async workOff(): Promise<number> {
    let ended = 0
    for (const { emailChangeID } of await due(this.database.read)) {
      try {
        ended += await this.end(emailChangeID)
      } catch (error) {
        const text = error instanceof Error ? error.stack : String(error)
        this.logger.error(`Couldn't complete the email change ${emailChangeID}`, text)
      }
    }
    return ended
  }

  // Another replica, or one of its links, may have been quicker: what counts is what the unit finds.
  private end(emailChangeID: string): Promise<number> {
    return this.audit.unit(async (manager, record) => {
      const change = await manager.findOneBy(ClientEmailChange, { emailChangeID, endedAt: IsNull() })
      if (!change) return 0
      const unit = { manager, record, mailbox: this.mailbox }
      if (change.confirmedAt) return (await this.effect.settle(unit, change)) === 'waiting' ? 0 : 1
      if (change.expiresAt.getTime() > clock.time()) return 0
      await endEmailChange(unit, change, 'expired')
      return 1
    })
  }
}

function due(manager: EntityManager): Promise<ClientEmailChange[]> {
  const passed = LessThanOrEqual(clock.now())
  return manager.find(ClientEmailChange, {
    where: [
      { endedAt: IsNull(), confirmedAt: isSet(), agreedAfter: passed },
      { endedAt: IsNull(), expiresAt: passed },
    ],
    order: { agreedAfter: 'ASC' },
    take: emailChangeBatch,
  })
}
