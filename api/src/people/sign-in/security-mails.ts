import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { notMeLinkLifeMs } from '#contract/limits.js'
import type { SecurityEvent } from '#contract/security-events.js'
import { clock } from '#contract/clock.js'
import { AppSecret } from '../../platform/config/app-secret.js'
import { KeyedHash } from '../../platform/crypto/keyed-hash.js'
import { newLinkToken } from '../../platform/crypto/mailed-link.js'
import type { Letter, NotMe, SecurityContent } from '../../platform/mail/letter.js'
import { Mailbox } from '../../platform/mail/mailbox.js'
import type { Account } from './accounts.js'
import { NotMeLink } from './not-me-link.entity.js'

export interface Undo {
  kind: string
  id: string
}

type Told = { [C in SecurityContent as C['kind']]: { kind: C['kind']; data: Omit<C['data'], keyof NotMe> } }

export interface News {
  letter: Told[keyof Told]
  event: SecurityEvent
  undo?: Undo
}

@Injectable()
export class SecurityMails {
  private readonly hashes: KeyedHash

  constructor(
    secret: AppSecret,
    private readonly mailbox: Mailbox,
  ) {
    this.hashes = new KeyedHash(secret, 'not-me-links')
  }

  hashesOf(token: string): string[] {
    return this.hashes.all(token)
  }

  async tell(manager: EntityManager, account: Account, { letter, event, undo }: News): Promise<void> {
    const { audience, name, email, id: aboutID } = account
    const notMe = await this.link(manager, account, event, undo)
    const data = { ...letter.data, name, audience, notMe }
    await this.mailbox.queue(manager, { kind: letter.kind, to: email, aboutID, data } as Letter)
  }

  private async link(manager: EntityManager, { loginID, email }: Account, event: SecurityEvent, undo?: Undo) {
    const [token, now] = [newLinkToken(), clock.time()]
    const endsAt = new Date(now + notMeLinkLifeMs)
    await manager.insert(NotMeLink, {
      tokenHash: this.hashes.of(token),
      loginID,
      email,
      event,
      undoKind: undo?.kind ?? null,
      undoID: undo?.id ?? null,
      endsAt,
      createdAt: new Date(now),
    })
    return { token, endsAt: endsAt.toISOString() }
  }
}
