import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { NotifiedView } from '#contract/client-approvals.js'
import type { ClientStatus } from '#contract/clients.js'
import { notifyAgainAfterMs } from '#contract/limits.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import type { Letter } from '../../platform/mail/letter.js'
import { Mailbox } from '../../platform/mail/mailbox.js'
import type { Client } from './client.entity.js'
import { NoticeDoesNotFit } from './clients.errors.js'
import { markClient } from './change-client.js'
import { clientIn } from './client-in.js'

export type Notice = Extract<Letter['kind'], 'approval' | 'rejection' | 'suspension'>

const statusOf: Record<Notice, ClientStatus> = { approval: 'active', rejection: 'rejected', suspension: 'suspended' }

@Injectable()
export class ClientNotices {
  constructor(
    private readonly audit: AuditLog,
    private readonly mailbox: Mailbox,
  ) {}

  async queue(manager: EntityManager, kind: Notice, client: Client): Promise<void> {
    const { clientID, name, emailAddress, decisionReason } = client
    const data = { name, reason: kind === 'approval' ? null : decisionReason }
    await this.mailbox.queue(manager, { kind, to: emailAddress, aboutID: clientID, data })
    await markClient(manager, clientID, { notifiedAt: clock.now() })
  }

  sendAgain(clientID: string, kind: Notice): Promise<NotifiedView> {
    return this.audit.unit(async (manager, record) => {
      const client = await clientIn(manager, clientID)
      const { status, notifiedAt } = client
      if (status !== statusOf[kind]) throw new NoticeDoesNotFit(status, kind)
      if (notifiedAt && clock.time() - notifiedAt.getTime() < notifyAgainAfterMs) return { sent: false }
      await this.queue(manager, kind, client)
      await record({ action: 'client.notified', target: { kind: 'client', id: clientID }, after: { notice: kind } })
      return { sent: true }
    })
  }
}
