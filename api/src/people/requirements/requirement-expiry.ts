import { Injectable, Logger } from '@nestjs/common'
import { Brackets, type EntityManager } from 'typeorm'
import { requirementExpiryBatch, requirementExpiryPollMs, requirementToldDays } from '#contract/document-limits.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { Mailbox } from '../../platform/mail/mailbox.js'
import { WorkLoops } from '../../platform/work/work-loops.js'
import { ClientsService } from '../clients/clients.service.js'
import { RequirementAnswer } from './requirement-answer.entity.js'
import { requirementsIn } from './requirements.service.js'

const dayMs = 86_400_000
const dayAfter = (days: number) => new Date(clock.time() + days * dayMs).toISOString().slice(0, 10)

const toldDaysOf = (expiresOn: string): number | null =>
  requirementToldDays.filter((days) => expiresOn <= dayAfter(days)).at(-1) ?? null

@Injectable()
export class RequirementExpiry {
  constructor(
    private readonly database: Database,
    private readonly clients: ClientsService,
    private readonly mailbox: Mailbox,
    loops: WorkLoops,
  ) {
    loops.add({
      logger: new Logger('Requirements'),
      failure: "Couldn't read requirements that expire soon",
      pollMs: requirementExpiryPollMs,
      look: async () => (await this.workOff()) >= requirementExpiryBatch,
    })
  }

  async workOff(): Promise<number> {
    let told = 0
    const due = await dueIn(this.database.read).orderBy('answer.expiresOn').take(requirementExpiryBatch).getMany()
    for (const { answerID } of due) told += await this.tell(answerID)
    return told
  }

  private tell(answerID: string): Promise<number> {
    return this.database.write(async (manager) => {
      const answer = await dueIn(manager).andWhere('answer.answerID = :answerID', { answerID }).getOne()
      if (!answer?.expiresOn) return 0
      const { clientID, requirementID, expiresOn } = answer
      await manager.update(RequirementAnswer, { answerID }, { toldDays: toldDaysOf(expiresOn) })
      const client = await this.clients.find(clientID)
      const requirement = (await requirementsIn(manager)).find((one) => one.requirementID === requirementID)
      if (!client?.isActive || !requirement) return 0
      const data = { name: client.name, requirement: requirement.name, expiresOn }
      await this.mailbox.queue(manager, {
        kind: 'requirement-expiring',
        to: client.emailAddress,
        aboutID: clientID,
        data,
      })
      return 1
    })
  }
}

function dueIn(manager: EntityManager) {
  const isDue = new Brackets((any) => {
    for (const days of requirementToldDays)
      any.orWhere(`(answer.expiresOn <= :by${days} AND (answer.toldDays IS NULL OR answer.toldDays > ${days}))`, {
        [`by${days}`]: dayAfter(days),
      })
  })
  return manager
    .createQueryBuilder(RequirementAnswer, 'answer')
    .where('answer.status = :status', { status: 'accepted' })
    .andWhere('answer.expiresOn >= :today', { today: dayAfter(0) })
    .andWhere(isDue)
}
