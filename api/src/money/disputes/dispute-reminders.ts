import { Injectable, Logger } from '@nestjs/common'
import { clock } from '#contract/clock.js'
import { disputeReminderBatch, disputeReminderPollMs, disputeReminders } from '#contract/dispute-reminders.js'
import { Between, type EntityManager, In, IsNull, LessThanOrEqual } from 'typeorm'
import { OwnerMails } from '../../people/clients/owner-mails.js'
import { Database } from '../../platform/database/database.js'
import { WorkLoops } from '../../platform/work/work-loops.js'
import { Dispute } from './dispute.entity.js'
import { mailedDispute } from './mailed-dispute.js'
import { remindersPast } from './reminder-times.js'

/** Owners get a mail seven days, two days and one day before evidence can no longer be sent. */
@Injectable()
export class DisputeReminders {
  constructor(
    private readonly database: Database,
    private readonly mails: OwnerMails,
    loops: WorkLoops,
  ) {
    loops.add({
      logger: new Logger('Disputes'),
      failure: "Couldn't read disputes with a deadline",
      pollMs: disputeReminderPollMs,
      look: async () => (await this.workOff(clock.now())) >= disputeReminderBatch,
    })
  }

  async workOff(now: Date): Promise<number> {
    let sent = 0
    for (const dispute of await dueDisputes(this.database.read, now)) sent += await this.remind(dispute, now)
    return sent
  }

  private remind({ disputeID, remindersSent: before, evidenceDueAt }: Dispute, now: Date): Promise<number> {
    return this.database.write(async (manager) => {
      const remindersSent = remindersPast(evidenceDueAt, now)
      const left = disputeReminders[remindersSent - 1]?.left
      if (!left || !evidenceDueAt) return 0
      // Another process may have sent it, the deadline may have moved, or the evidence may have been sent.
      const asRead = { ...answerable, disputeID, remindersSent: before, evidenceDueAt }
      const { affected } = await manager.update(Dispute, asRead, { remindersSent })
      if (!affected) return 0
      const dispute = await manager.findOneByOrFail(Dispute, { disputeID })
      await this.mails.write(manager, dispute.clientID, {
        kind: 'dispute-due',
        data: { ...mailedDispute(dispute), left },
      })
      return 1
    })
  }
}

const answerable = {
  status: In(['open', 'inquiry']),
  evidenceSentAt: IsNull(),
  closedAt: IsNull(),
  // No mail asks for evidence that can only be sent in the processor's dashboard.
  evidenceElsewhere: false,
}

function dueDisputes(manager: EntityManager, now: Date): Promise<Dispute[]> {
  const soonest = new Date(now.getTime() + 1)
  return manager.find(Dispute, {
    where: disputeReminders.map(({ beforeMs }, remindersSent) => ({
      ...answerable,
      remindersSent: LessThanOrEqual(remindersSent),
      evidenceDueAt: Between(soonest, new Date(now.getTime() + beforeMs)),
    })),
    order: { evidenceDueAt: 'ASC' },
    take: disputeReminderBatch,
  })
}
