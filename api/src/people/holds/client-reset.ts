import { Injectable, type OnModuleInit } from '@nestjs/common'
import { Mailbox } from '../../platform/mail/mailbox.js'
import { Client } from '../clients/client.entity.js'
import { endPendingEmailChange } from '../clients/pending-email-change.js'
import { Accounts, type ResetUnit } from '../sign-in/accounts.js'
import { startHold } from './client-hold.js'
import { markClient } from '../clients/change-client.js'

/** A first password is no change: nothing waits for it. */
@Injectable()
export class ClientReset implements OnModuleInit {
  constructor(
    private readonly accounts: Accounts,
    private readonly mailbox: Mailbox,
  ) {}

  onModuleInit(): void {
    this.accounts.afterReset('client', (unit, clientID) => this.settle(unit, clientID))
  }

  private async settle({ manager, record }: ResetUnit, clientID: string): Promise<void> {
    const client = await manager.findOneByOrFail(Client, { clientID })
    if (client.firstPasswordAt) await startHold(manager, client, 'password_reset')
    else await markClient(manager, clientID, { firstPasswordAt: new Date() })
    await endPendingEmailChange({ manager, record, mailbox: this.mailbox }, clientID, 'password_reset')
  }
}
