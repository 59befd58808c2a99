import { Injectable } from '@nestjs/common'
import { type EntityManager, IsNull } from 'typeorm'
import { field } from '#contract/messages/fields.js'
import { passwordRequired } from '#contract/messages/errors/members.js'
import { invitationAccepted } from '#contract/messages/members.js'
import type { AcceptedInvitationView, AcceptInvitation, InvitationView } from '#contract/members.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { isCommonPassword, isOwnName } from '../../platform/crypto/common-passwords.js'
import { LinkUnknown } from '../../platform/crypto/mailed-link.js'
import { hashPassword } from '../../platform/crypto/passwords.js'
import { Database, isDuplicate } from '../../platform/database/database.js'
import { Versions } from '../../platform/database/versions.js'
import { InvalidInput } from '../../platform/http/app-error.js'
import type { ClientCaller } from '../../platform/http/caller.js'
import { ClientMember } from '../clients/client-member.entity.js'
import { Client } from '../clients/client.entity.js'
import { findMembership } from '../clients/memberships.js'
import { Role } from '../gate/role.entity.js'
import { requireOpenSession } from '../sessions/sessions.service.js'
import { Login } from '../sign-in/login.entity.js'
import { addLogin } from '../sign-in/logins.js'
import { type PasswordAtDoor, PasswordCheck } from '../sign-in/password-check.js'
import { SecondFactors } from '../sign-in/second-factors.js'
import { MemberInvitations } from './member-invitations.js'
import { MemberNotice } from './member-notice.js'
import { MemberExists, SignInToAccept, WrongLogin, WrongPasswordToAccept } from './members.errors.js'
import { targetOf } from './members.service.js'

const audience = 'client'

type Proof =
  | { by: 'session'; loginID: string; sessionID: string }
  | { by: 'password'; typed: PasswordAtDoor }
  | { by: 'new'; passwordHash: string }

/** Looking at a mailed link changes nothing: mail scanners look too. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly invitations: MemberInvitations,
    private readonly check: PasswordCheck,
    private readonly factors: SecondFactors,
    private readonly notice: MemberNotice,
  ) {}

  async read(token: string): Promise<InvitationView> {
    const manager = this.database.read
    const member = await this.invitations.open(manager, token)
    const { clientID, name } = await clientOf(manager, member)
    const role = await manager.findOneByOrFail(Role, { roleID: member.roleID })
    return {
      client: { clientID, name },
      name: member.name,
      emailAddress: member.emailAddress,
      roleName: role.name,
      endsAt: member.invitationEndsAt?.toISOString() ?? '',
      hasLogin: (await loginAt(manager, member)) !== null,
    }
  }

  async accept(input: AcceptInvitation, caller: ClientCaller | null): Promise<AcceptedInvitationView> {
    const member = await this.invitations.open(this.database.read, input.token)
    await clientOf(this.database.read, member)
    const proof = await this.proofOf(member, input, caller)
    const accepted = await this.join(input, proof)
    if (!accepted) throw new WrongPasswordToAccept()
    return accepted
  }

  private async proofOf(member: ClientMember, input: AcceptInvitation, caller: ClientCaller | null): Promise<Proof> {
    const login = await loginAt(this.database.read, member)
    if (caller) {
      if (!login || login.loginID !== caller.loginID) throw new WrongLogin()
      return { by: 'session', loginID: login.loginID, sessionID: caller.sessionID }
    }
    const { password, name = member.name } = input
    const { emailAddress } = member
    if (!login) return { by: 'new', passwordHash: await newPassword(password, emailAddress, name) }
    const hasFactors = (await this.factors.methodsOf(this.database.read, login.loginID)).length > 0
    if (!password || hasFactors) throw new SignInToAccept()
    return { by: 'password', typed: await this.check.atDoor({ audience, emailAddress, password }) }
  }

  // A wrong password is refused only once the unit is kept, or it would not count.
  private async join({ token, name }: AcceptInvitation, proof: Proof): Promise<AcceptedInvitationView | null> {
    try {
      return await this.audit.unit(async (manager, record) => {
        const member = await this.invitations.open(manager, token)
        const client = await clientOf(manager, member)
        const loginID = await this.loginOf(manager, record, member, proof)
        if (!loginID) return null
        const { clientMemberID, emailAddress, clientID } = member
        if (await findMembership(manager, clientID, loginID)) throw new MemberExists()
        const joined = { loginID, name: name ?? member.name, status: 'active' as const, joinedAt: clock.now() }
        await manager.update(ClientMember, { clientMemberID, status: 'invited' }, joined)
        const actor = { kind: audience, id: clientID, loginID }
        await record({
          action: 'member.joined',
          target: targetOf(member),
          after: { clientID, name: joined.name },
          actor,
        })
        await this.notice.tell(manager, Object.assign(member, joined), client)
        await Versions.raise(manager, 'callers')
        const message = invitationAccepted(client.name)
        return { message, client: { clientID, name: client.name }, clientMemberID, emailAddress }
      })
    } catch (error) {
      throw isDuplicate(error) ? new SignInToAccept() : error
    }
  }

  private async loginOf(
    manager: EntityManager,
    record: Parameters<PasswordAtDoor['settle']>[1],
    { emailAddress }: ClientMember,
    proof: Proof,
  ): Promise<string | null> {
    if (proof.by === 'new') return addLogin(manager, { audience, emailAddress, passwordHash: proof.passwordHash })
    if (proof.by === 'password') return (await proof.typed.settle(manager, record, { signsIn: false }))?.loginID ?? null
    await requireOpenSession(manager, proof.sessionID)
    return proof.loginID
  }
}

const loginAt = (manager: EntityManager, { emailAddress }: ClientMember): Promise<Login | null> =>
  manager.findOneBy(Login, { audience, emailAddress })

async function clientOf(manager: EntityManager, { clientID }: ClientMember): Promise<Client> {
  const client = await manager.findOneBy(Client, { clientID, deletedAt: IsNull() })
  if (!client) throw new LinkUnknown()
  return client
}

async function newPassword(password: string | undefined, emailAddress: string, name: string): Promise<string> {
  if (!password) throw new InvalidInput({ password: passwordRequired })
  if (isCommonPassword(password)) throw new InvalidInput({ password: field.passwordCommon })
  if (isOwnName(password, emailAddress, name)) throw new InvalidInput({ password: field.passwordOwnName })
  return hashPassword(password)
}
