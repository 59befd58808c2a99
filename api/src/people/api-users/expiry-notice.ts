import { Injectable, Logger } from '@nestjs/common'
import { Brackets, type EntityManager } from 'typeorm'
import { keyExpiryBatch, keyExpiryPollMs, keyExpiryToldDays } from '#contract/limits.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { recordEvent } from '../../platform/events/record-event.js'
import { Mailbox } from '../../platform/mail/mailbox.js'
import { WorkLoops } from '../../platform/work/work-loops.js'
import { ClientsService } from '../clients/clients.service.js'
import { ApiUser } from './api-user.entity.js'
import { viewApiUser } from './api-user.view.js'

const dayMs = 86_400_000

export function toldDaysOf(expiresAt: Date | null): number | null {
  const left = expiresAt ? expiresAt.getTime() - clock.time() : Infinity
  return keyExpiryToldDays.filter((days) => left <= days * dayMs).at(-1) ?? null
}

@Injectable()
export class ExpiryNotice {
  constructor(
    private readonly database: Database,
    private readonly clients: ClientsService,
    private readonly mailbox: Mailbox,
    loops: WorkLoops,
  ) {
    loops.add({
      logger: new Logger('ApiUsers'),
      failure: "Couldn't read API users that expire soon",
      pollMs: keyExpiryPollMs,
      look: async () => (await this.workOff()) >= keyExpiryBatch,
    })
  }

  async workOff(): Promise<number> {
    let told = 0
    for (const apiUserID of await due(this.database.read)) told += await this.tell(apiUserID)
    return told
  }

  // Another replica may have been quicker, or the end was moved: what counts is what the unit finds.
  private tell(apiUserID: string): Promise<number> {
    return this.database.write(async (manager) => {
      const apiUser = await dueIn(manager)
        .leftJoinAndSelect('apiUser.role', 'role')
        .andWhere('apiUser.apiUserID = :apiUserID', { apiUserID })
        .getOne()
      if (!apiUser?.expiresAt) return 0
      await manager.update(ApiUser, { apiUserID }, { expiryToldDays: toldDaysOf(apiUser.expiresAt) })
      const client = await this.clients.find(apiUser.clientID)
      if (!client?.isActive) return 0
      const { clientID, name, emailAddress: to } = client
      const data = { name, developerName: apiUser.developerName, expiresAt: apiUser.expiresAt.toISOString() }
      await this.mailbox.queue(manager, { kind: 'key-expiring', to, aboutID: clientID, data })
      await recordEvent(manager, {
        clientID,
        mode: apiUser.mode,
        type: 'api_user.expiring',
        data: viewApiUser(apiUser),
      })
      return 1
    })
  }
}

const [first, last] = keyExpiryToldDays

function dueIn(manager: EntityManager) {
  const now = clock.time()
  return manager
    .createQueryBuilder(ApiUser, 'apiUser')
    .where('apiUser.expiresAt > :now AND apiUser.expiresAt <= :first', { now, first: now + first * dayMs })
    .andWhere('apiUser.deletedAt IS NULL AND apiUser.status = :status', { status: 'active' })
    .andWhere(
      new Brackets((either) =>
        either
          .where('apiUser.expiryToldDays IS NULL')
          .orWhere('apiUser.expiryToldDays > :days AND apiUser.expiresAt <= :last', {
            days: last,
            last: now + last * dayMs,
          }),
      ),
    )
}

async function due(manager: EntityManager): Promise<string[]> {
  const rows = await dueIn(manager).orderBy('apiUser.expiresAt').take(keyExpiryBatch).getMany()
  return rows.map(({ apiUserID }) => apiUserID)
}
