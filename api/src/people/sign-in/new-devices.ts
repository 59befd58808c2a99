import { Injectable } from '@nestjs/common'
import { type EntityManager, MoreThan } from 'typeorm'
import { newDeviceMailsMax, newDeviceMailsMs, sessionKeptMs } from '#contract/limits.js'
import { clock } from '#contract/clock.js'
import type { Origin } from '../../platform/http/caller.js'
import { Mailbox } from '../../platform/mail/mailbox.js'
import { SessionsService } from '../sessions/sessions.service.js'
import type { Account } from './accounts.js'
import { Login } from './login.entity.js'
import { SecurityMails } from './security-mails.js'

@Injectable()
export class NewDevices {
  constructor(
    private readonly sessions: SessionsService,
    private readonly mailbox: Mailbox,
    private readonly mails: SecurityMails,
  ) {}

  /** A program that keeps no cookies signs in from one place as one browser: it is told of once. */
  async tell(manager: EntityManager, account: Account, origin: Origin): Promise<void> {
    const { audience, id: subjectID, loginID } = account
    const owner = { audience, subjectID, loginID }
    if (await this.sessions.wasOpen(manager, owner, origin)) return
    if (!(await this.sessions.wasOpen(manager, owner)) && (await isFresh(manager, loginID))) return
    const since = new Date(clock.time() - newDeviceMailsMs)
    if ((await this.mailbox.countSince(manager, subjectID, 'new-device', since)) >= newDeviceMailsMax) return
    const { address, userAgent } = origin
    const data = { address, userAgent, at: clock.now().toISOString() }
    await this.mails.tell(manager, account, { letter: { kind: 'new-device', data }, event: 'new_device' })
  }
}

/** Of an older login without sessions they are merely not kept anymore: it may have been open before. */
const isFresh = (manager: EntityManager, loginID: string): Promise<boolean> =>
  manager.existsBy(Login, { loginID, createdAt: MoreThan(new Date(clock.time() - sessionKeptMs)) })
