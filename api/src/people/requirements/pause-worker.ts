import { Injectable, Logger } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { requirementExpiryBatch, requirementExpiryPollMs } from '#contract/document-limits.js'
import type { PausedThing } from '#contract/requirement-kinds.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { Mailbox } from '../../platform/mail/mailbox.js'
import { WorkLoops } from '../../platform/work/work-loops.js'
import { Client } from '../clients/client.entity.js'
import { itemsOf } from './checklist.js'
import { ClientPause } from './client-pause.entity.js'
import { pausedBy, settlePauses } from './client-pauses.js'
import { Requirement } from './requirement.entity.js'
import { RequirementAnswer } from './requirement-answer.entity.js'
import { requirementsIn } from './requirements.service.js'

const dayMs = 86_400_000

interface Pair {
  clientID: string
  requirementID: string
}

@Injectable()
export class PauseWorker {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly mailbox: Mailbox,
    loops: WorkLoops,
  ) {
    loops.add({
      logger: new Logger('Requirements'),
      failure: "Couldn't read expired requirements",
      pollMs: requirementExpiryPollMs,
      look: async () => (await this.workOff()) >= requirementExpiryBatch,
    })
  }

  async workOff(): Promise<number> {
    const manager = this.database.read
    const pauses = await manager.find(ClientPause)
    let begun = 0
    for (const pair of await dueIn(manager, await requirementsIn(manager))) begun += await this.settle(pair)
    for (const pair of pauses) await this.settle(pair)
    return begun
  }

  private settle({ clientID, requirementID }: Pair): Promise<number> {
    return this.audit.unit(async (manager, record) => {
      const client = await manager.findOneBy(Client, { clientID })
      const requirement = await manager.findOneBy(Requirement, { requirementID })
      if (!client || !requirement) return 0
      const isOpen = client.isActive && !client.deletedAt
      const item = (await itemsOf(manager, client)).find((one) => one.requirement.requirementID === requirementID)
      const wanted = isOpen && item ? pausedBy(item) : []
      const begun = await settlePauses(manager, record, client, requirement, wanted)
      for (const what of begun) await this.tell(manager, client, requirement.name, what)
      return begun.length
    })
  }

  private async tell(manager: EntityManager, client: Client, requirement: string, what: PausedThing): Promise<void> {
    const { clientID, name, emailAddress: to } = client
    const data = { name, requirement, what }
    await this.mailbox.queue(manager, { kind: 'requirement-paused', to, aboutID: clientID, data })
  }
}

// Days are compared as they are written, so that the index answers.
async function dueIn(manager: EntityManager, requirements: Requirement[]): Promise<Pair[]> {
  const due: Pair[] = []
  for (const { requirementID, expires, payoutsPausedAfterDays, paymentsPausedAfterDays } of requirements) {
    for (const [what, days] of [
      ['payouts', payoutsPausedAfterDays],
      ['payments', paymentsPausedAfterDays],
    ] as const) {
      if (!expires || days === null) continue
      const before = new Date(clock.time() - days * dayMs).toISOString().slice(0, 10)
      const rows = await manager
        .createQueryBuilder(RequirementAnswer, 'answer')
        .leftJoin(
          ClientPause,
          'pause',
          'pause.clientID = answer.clientID AND pause.requirementID = answer.requirementID AND pause.what = :what',
          { what },
        )
        .innerJoin(Client, 'client', 'client.clientID = answer.clientID AND client.status = :active', {
          active: 'active',
        })
        .where({ requirementID })
        .andWhere('pause.clientID IS NULL')
        .andWhere(
          `((answer.status = 'accepted' AND answer.expiresOn < :before) OR
            (answer.status NOT IN ('accepted', 'waived') AND answer.acceptedUntil < :before))`,
          { before },
        )
        .orderBy('answer.answerID')
        .take(requirementExpiryBatch)
        .getMany()
      due.push(...rows)
    }
  }
  return due
}
