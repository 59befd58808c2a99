import { Injectable } from '@nestjs/common'
import { clock } from '#contract/clock.js'
import { ResetTokens } from '../account/reset-tokens.js'
import { changeClient } from '../clients/change-client.js'
import { Client } from '../clients/client.entity.js'
import { startHold } from '../holds/client-hold.js'
import { setLoginAddress } from '../sign-in/logins.js'
import { SessionsService } from '../sessions/sessions.service.js'
import { ClientEmailChange } from '../clients/client-email-change.entity.js'
import { isTaken } from '../clients/email-change-requests.js'
import { type EmailChangeUnit, endEmailChange } from '../clients/pending-email-change.js'

@Injectable()
export class EmailChangeEffect {
  constructor(
    private readonly sessions: SessionsService,
    private readonly resetTokens: ResetTokens,
  ) {}

  /** Waits until the new address has confirmed, and the previous one has agreed or was silent for long enough. */
  async settle(unit: EmailChangeUnit, change: ClientEmailChange): Promise<'waiting' | 'changed' | 'taken'> {
    const { manager } = unit
    if (await isTaken(manager, change.emailAddress)) {
      await endEmailChange(unit, change, 'taken')
      return 'taken'
    }
    const isAgreed = change.agreedAt !== null || change.agreedAfter.getTime() <= clock.time()
    if (!change.confirmedAt || !isAgreed) return 'waiting'
    await this.takeEffect(unit, change)
    return 'changed'
  }

  /** Open sessions end, and older links open nothing, because they belong to the previous address. */
  private async takeEffect({ manager, record, mailbox }: EmailChangeUnit, change: ClientEmailChange): Promise<void> {
    const { emailChangeID, clientID, emailAddress, previousEmailAddress, askedByKind, askedByID } = change
    await manager.update(ClientEmailChange, { emailChangeID }, { endedAt: clock.now(), outcome: 'changed' })
    const client = await manager.findOneByOrFail(Client, { clientID })
    const { name, loginID } = client
    if (loginID) await setLoginAddress(manager, loginID, emailAddress)
    await this.resetTokens.endAll(manager, clientID)
    await this.sessions.endAll(manager, clientID, 'email changed')
    const hold = { clientID, emailAddress: previousEmailAddress }
    const heldUntil = (await startHold(manager, hold, 'email_changed')).toISOString()
    await changeClient(manager, record, client, {
      action: 'client.email_changed',
      change: { emailAddress, pendingEmailAddress: null },
      more: { askedByKind, askedByID, agreedAt: change.agreedAt },
    })
    for (const to of [previousEmailAddress, emailAddress]) {
      const data = { name, newEmailAddress: emailAddress, isPrevious: to === previousEmailAddress, heldUntil }
      await mailbox.queue(manager, { kind: 'email-changed', to, aboutID: clientID, data })
    }
  }
}
