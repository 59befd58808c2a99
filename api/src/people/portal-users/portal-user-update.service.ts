import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { UpdatePortalUser } from '#contract/portal-users.js'
import { ForcedPasswords } from './forced-passwords.js'
import { PasswordWriter } from '../account/password-writer.js'
import { AuditLog, type Record as RecordFact } from '../../platform/audit/audit-log.js'
import type { PortalCaller } from '../../platform/http/caller.js'
import { requireSeen } from '../../platform/http/row-version.js'
import { Mailbox } from '../../platform/mail/mailbox.js'
import { type Giver, holds, readGiver, readHolder } from './grants.js'
import { keepTaken, type Rights } from './held-rights.js'
import { Accounts } from '../sign-in/accounts.js'
import { SecurityMails } from '../sign-in/security-mails.js'
import { setLoginAddress, setPasswordHash } from '../sign-in/logins.js'
import { type Change, differenceOf, requireMayChange } from './portal-user-rules.js'
import { changePortalUsers, factsOf, hashNewPassword, readPortalUser, readRoles, targetOf } from './portal-user-rows.js'
import type { PortalUser } from './portal-user.entity.js'
import { viewPortalUser } from './portal-user.view.js'
import { EmailUnchecked } from './portal-users.errors.js'
import { UnconfirmedAccounts } from './unconfirmed-accounts.js'

@Injectable()
export class PortalUserUpdateService {
  constructor(
    private readonly audit: AuditLog,
    private readonly passwords: PasswordWriter,
    private readonly forced: ForcedPasswords,
    private readonly unconfirmed: UnconfirmedAccounts,
    private readonly mailbox: Mailbox,
    private readonly accounts: Accounts,
    private readonly mails: SecurityMails,
  ) {}

  async update(caller: PortalCaller, id: string, input: UpdatePortalUser, ifMatch?: string): Promise<PortalUser> {
    const passwordHash = input.password ? await hashNewPassword(input.password, input) : undefined
    return changePortalUsers(this.audit, async (manager, record) => {
      const giver = await readGiver(manager, caller)
      const user = await readPortalUser(manager, id)
      requireSeen(ifMatch, viewPortalUser(user))
      const change = await readChange(manager, user, input, passwordHash)
      await requireMayChange(manager, giver, user, change)
      const { given, taken } = differenceOf(user, change)
      const provenance = await provenanceOf(manager, giver, user, change, given, input.emailChecked ?? false)
      await keepTaken(manager, [id], taken)
      await this.write(manager, record, user, change, provenance)
      await this.forced.require(manager, record, [user], given)
      return user
    })
  }

  private async write(
    manager: EntityManager,
    record: RecordFact,
    user: PortalUser,
    { passwordHash, ...change }: Change,
    provenance: Partial<PortalUser>,
  ): Promise<void> {
    const [before, { id, email, loginID }] = [factsOf(user), user]
    const isMoved = change.email !== email
    if (isMoved) await this.unconfirmed.giveWay(manager, record, change.email, id)
    Object.assign(user, change, provenance)
    await manager.save(user)
    if (isMoved) await setLoginAddress(manager, loginID, change.email)
    if (passwordHash) {
      await setPasswordHash(manager, loginID, passwordHash)
      await this.passwords.endProofs(manager, id, 'password changed')
      await this.tellNewPassword(manager, user)
    }
    if (isMoved && user.emailSetBy) await this.tellOldAddress(manager, user, email)
    const after = { ...factsOf(user), ...(passwordHash && { password: 'changed' }) }
    await record({ action: 'portal_user.updated', target: targetOf(user), before, after })
  }

  private async tellNewPassword(manager: EntityManager, { id, passwordSetBy }: PortalUser): Promise<void> {
    const account = await this.accounts.find(manager, 'portal', id)
    const how = passwordSetBy ? 'by_staff' : 'changed'
    const letter = { kind: 'password-changed', data: { how } } as const
    if (account) await this.mails.tell(manager, account, { letter, event: 'password_changed' })
  }

  private tellOldAddress(manager: EntityManager, { id, userName: name }: PortalUser, to: string): Promise<void> {
    return this.mailbox.queue(manager, { kind: 'address-changed', to, aboutID: id, data: { name } })
  }
}

async function readChange(
  manager: EntityManager,
  user: PortalUser,
  { userName, email, roles, ...input }: UpdatePortalUser,
  passwordHash: string | undefined,
): Promise<Change> {
  const isAdmin = input.isAdmin ?? user.isAdmin
  return {
    userName,
    email,
    passwordHash,
    isAdmin,
    isBreakGlass: input.isBreakGlass ?? (isAdmin && user.isBreakGlass),
    roles: roles ? await readRoles(manager, roles) : (user.roles ?? []),
  }
}

async function provenanceOf(
  manager: EntityManager,
  { portalUserID }: Giver,
  user: PortalUser,
  { email, passwordHash }: Change,
  given: Rights,
  isChecked: boolean,
): Promise<Partial<PortalUser>> {
  const isOwn = user.id === portalUserID
  // A sign-in with a password that another person set may be that person.
  const setBy = isOwn ? user.passwordSetBy : portalUserID
  const password = passwordHash ? { passwordSetBy: setBy, newPasswordNeededAt: null } : {}
  // A link by mail can set a password too; the present one stays known to those who know it.
  if (email !== user.email) {
    const emailSetBy = isOwn ? (user.emailSetBy ?? setBy) : portalUserID
    return { passwordSetBy: user.passwordSetBy ?? setBy, ...password, emailSetBy }
  }
  if (!(await isAddressDoubted(manager, user, given))) return password
  if (!isChecked) throw new EmailUnchecked()
  return { passwordSetBy: user.emailSetBy, ...password, emailSetBy: portalUserID }
}

// Only a gift asks: whatever stands in the address then is where a new password would be sent.
async function isAddressDoubted(manager: EntityManager, { emailSetBy }: PortalUser, given: Rights): Promise<boolean> {
  if (!emailSetBy || (given.rows.length === 0 && !given.isAdmin)) return false
  const setter = await readHolder(manager, emailSetBy)
  return !setter || !holds(setter, given)
}
