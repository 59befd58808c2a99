import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { invitationLifeMs } from '#contract/limits.js'
import { Mailbox } from '../../platform/mail/mailbox.js'
import { ResetTokens } from './reset-tokens.js'

@Injectable()
export class Invitations {
  constructor(
    private readonly tokens: ResetTokens,
    private readonly mailbox: Mailbox,
  ) {}

  async invite(
    manager: EntityManager,
    client: { clientID: string; name: string; emailAddress: string },
  ): Promise<void> {
    const { clientID, name, emailAddress } = client
    const { token, endsAt } = await this.tokens.issue(manager, 'client', clientID, invitationLifeMs)
    const data = { name, token, endsAt: endsAt.toISOString() }
    await this.mailbox.queue(manager, { kind: 'invitation', to: emailAddress, aboutID: clientID, data })
  }
}
