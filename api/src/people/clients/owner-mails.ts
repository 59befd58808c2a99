import { ownerRoleID } from '#contract/choices.js'
import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type {
  DebtNews,
  DueDispute,
  FailedPayment,
  Letter,
  OpenedDispute,
  PayoutNews,
} from '../../platform/mail/letter.js'
import { Mailbox } from '../../platform/mail/mailbox.js'
import { currentActor } from '../../platform/http/request-context.js'
import { type Account, Accounts } from '../sign-in/accounts.js'
import { type News, SecurityMails } from '../sign-in/security-mails.js'
import { ClientMember } from './client-member.entity.js'

export type OwnerLetter =
  | { kind: 'dispute-opened' | 'dispute-inquiry'; data: Omit<OpenedDispute, 'name'> }
  | { kind: 'dispute-due'; data: Omit<DueDispute, 'name'> }
  | { kind: 'payment-failed'; data: Omit<FailedPayment, 'name'> }
  | { kind: 'payout'; data: Omit<PayoutNews, 'name'> }
  | { kind: 'debt'; data: Omit<DebtNews, 'name'> }

/** What a thief would do first is mailed to every owner and to the person who did it, each about their own login. */
@Injectable()
export class OwnerMails {
  constructor(
    private readonly accounts: Accounts,
    private readonly mails: SecurityMails,
    private readonly mailbox: Mailbox,
  ) {}

  async tell(manager: EntityManager, clientID: string, news: News): Promise<void> {
    const { kind, loginID } = currentActor()
    const readers = new Set([...(await ownersOf(manager, clientID)), kind === 'client' ? loginID : null])
    for (const account of await this.accountsOf(manager, readers)) await this.mails.tell(manager, account, news)
  }

  /** What is no question of security, with no link to undo it. */
  async write(manager: EntityManager, clientID: string, letter: OwnerLetter): Promise<void> {
    for (const { name, email, id: aboutID } of await this.accountsOf(manager, await ownersOf(manager, clientID)))
      await this.mailbox.queue(manager, { ...letter, data: { ...letter.data, name }, to: email, aboutID } as Letter)
  }

  async tellOf(manager: EntityManager, member: ClientMember, news: News): Promise<void> {
    const { clientID, invitedBy, loginID } = member
    const inviter = invitedBy ? await manager.findOneBy(ClientMember, { clientMemberID: invitedBy, clientID }) : null
    const readers = new Set([...(await ownersOf(manager, clientID)), inviter?.loginID])
    readers.delete(loginID)
    for (const account of await this.accountsOf(manager, readers)) await this.mails.tell(manager, account, news)
  }

  private async accountsOf(manager: EntityManager, loginIDs: Iterable<string | null | undefined>): Promise<Account[]> {
    const accounts: Account[] = []
    for (const loginID of loginIDs) {
      const account = loginID ? await this.accounts.ofLogin(manager, loginID) : null
      if (account) accounts.push(account)
    }
    return accounts
  }
}

async function ownersOf(manager: EntityManager, clientID: string): Promise<(string | null)[]> {
  const owners = await manager.findBy(ClientMember, { clientID, roleID: ownerRoleID, status: 'active' })
  return owners.map(({ loginID }) => loginID)
}
