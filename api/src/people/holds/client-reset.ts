import { ownerRoleID } from '#contract/choices.js'
import { Injectable, type OnModuleInit } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import { Mailbox } from '../../platform/mail/mailbox.js'
import { Client } from '../clients/client.entity.js'
import { endPendingEmailChange } from '../clients/pending-email-change.js'
import { membershipsOf } from '../clients/memberships.js'
import { Accounts, type ResetUnit } from '../sign-in/accounts.js'
import { startHold } from './client-hold.js'
import { markClient } from '../clients/change-client.js'

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
    const client = await manager.findOneBy(Client, { clientID })
    if (!client) return holdOwned(manager, clientID)
    if (client.firstPasswordAt) await startHold(manager, client, 'password_reset')
    else await markClient(manager, clientID, { firstPasswordAt: clock.now() })
    await endPendingEmailChange({ manager, record, mailbox: this.mailbox }, clientID, 'password_reset')
  }
}

// A stolen owner's login could do as much as the client's own.
async function holdOwned(manager: EntityManager, loginID: string): Promise<void> {
  for (const { client, member } of await membershipsOf(manager, loginID))
    if (member.roleID === ownerRoleID) await startHold(manager, client, 'password_reset')
}
