import { Injectable } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import { resetTokenLifeMs } from '#contract/limits.js'
import type { NotMeView } from '#contract/security-log.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { Environment } from '../../platform/config/environment.js'
import { LinkExpired, LinkUnknown, LinkUsed } from '../../platform/crypto/mailed-link.js'
import { Database } from '../../platform/database/database.js'
import { Mailbox } from '../../platform/mail/mailbox.js'
import { type Account, Accounts, targetOf } from '../sign-in/accounts.js'
import { setPasswordHash } from '../sign-in/logins.js'
import { NotMeLink } from '../sign-in/not-me-link.entity.js'
import { SecurityMails } from '../sign-in/security-mails.js'
import { Undoings } from '../sign-in/undoings.js'
import { PasswordWriter } from './password-writer.js'
import { ResetTokens } from './reset-tokens.js'

interface Opened {
  link: NotMeLink
  account: Account
}

/** The reader of a login's mail can end every session in it; only a fresh link by mail opens it again. */
@Injectable()
export class NotMeLinks {
  constructor(
    private readonly database: Database,
    private readonly environment: Environment,
    private readonly audit: AuditLog,
    private readonly accounts: Accounts,
    private readonly mails: SecurityMails,
    private readonly undoings: Undoings,
    private readonly passwords: PasswordWriter,
    private readonly resetTokens: ResetTokens,
    private readonly mailbox: Mailbox,
  ) {}

  async read(token: string): Promise<NotMeView> {
    return viewNotMe(await this.open(this.database.read, token), false)
  }

  confirm(token: string): Promise<NotMeView> {
    return this.audit.unit(async (manager, record) => {
      const opened = await this.open(manager, token)
      const { link, account } = opened
      const { event, undoKind, undoID, tokenHash } = link
      await manager.update(NotMeLink, { tokenHash }, { usedAt: clock.now() })
      await setPasswordHash(manager, account.loginID, null)
      await this.passwords.endProofs(manager, account.id, 'this was not me')
      await record({ action: `${account.kind}.not_me`, target: targetOf(account), after: { event } })
      if (undoKind && undoID) await this.undoings.takeBack({ manager, record }, account, { kind: undoKind, id: undoID })
      const resetToken = await this.sendReset(manager, account)
      return { ...viewNotMe(opened, true), ...(this.environment.EXPOSE_RESET_TOKEN && { resetToken }) }
    })
  }

  private async sendReset(manager: EntityManager, { audience, id, name, email }: Account): Promise<string> {
    const { token, endsAt } = await this.resetTokens.issue(manager, audience, id, resetTokenLifeMs)
    const data = { name, audience, token, endsAt: endsAt.toISOString() }
    await this.mailbox.queue(manager, { kind: 'not-me', to: email, aboutID: id, data })
    return token
  }

  private async open(manager: EntityManager, token: string): Promise<Opened> {
    const link = await manager.findOneBy(NotMeLink, { tokenHash: In(this.mails.hashesOf(token)) })
    const account = link && (await this.accounts.ofLogin(manager, link.loginID))
    if (!link || account?.email !== link.email) throw new LinkUnknown()
    if (link.usedAt) throw new LinkUsed()
    if (link.endsAt.getTime() <= clock.time()) throw new LinkExpired()
    return { link, account }
  }
}

const viewNotMe = ({ link, account }: Opened, isDone: boolean): NotMeView => ({
  audience: account.audience,
  name: account.name,
  event: link.event,
  happenedAt: link.createdAt.toISOString(),
  isDone,
})
