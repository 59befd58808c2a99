import { Injectable } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import { emailMaxLength, textMaxLength } from '#contract/limits.js'
import { isStorable } from '#contract/fields.js'
import { clock } from '#contract/clock.js'
import { Versions } from '../../platform/database/versions.js'
import { PasswordWriter } from '../account/password-writer.js'
import { Role } from '../gate/role.entity.js'
import { keepTaken } from '../portal-users/held-rights.js'
import { PortalUser } from '../portal-users/portal-user.entity.js'
import { insertPortalUser, newPortalUser, targetOf } from '../portal-users/portal-user-rows.js'
import { isUnconfirmed, UnconfirmedAccounts } from '../portal-users/unconfirmed-accounts.js'
import { type Account, Accounts, type ResetUnit } from '../sign-in/accounts.js'
import { setPasswordHash } from '../sign-in/logins.js'
import { SecondFactors } from '../sign-in/second-factors.js'
import type { IdentityProvider } from './identity-provider.entity.js'
import { LinkedIdentity } from './linked-identity.entity.js'
import { domainOf } from './only-way.js'
import type { Identity } from './provider-client.js'
import type { SignOnFault } from './sign-on.errors.js'

type Found = { account: Account } | { fault: SignOnFault }

@Injectable()
export class SignOnAccounts {
  constructor(
    private readonly accounts: Accounts,
    private readonly unconfirmed: UnconfirmedAccounts,
    private readonly passwords: PasswordWriter,
    private readonly factors: SecondFactors,
  ) {}

  async find(unit: ResetUnit, provider: IdentityProvider, identity: Identity): Promise<Found> {
    const email = emailOf(identity)
    if (identity.claims.email_verified !== true || !email) return { fault: 'unverified' }
    if (!provider.emailDomains.includes(domainOf(email))) return { fault: 'foreign' }
    const user = (await readUser(unit.manager, email)) ?? (await this.make(unit, provider, identity, email))
    if (!user) return { fault: 'no_account' }
    if (!(await this.link(unit, provider, identity, user))) return { fault: 'other_person' }
    await this.giveRoles(unit, provider, identity, user)
    const account = await this.accounts.find(unit.manager, 'portal', user.id)
    return account ? { account } : { fault: 'no_account' }
  }

  /** An account with an unproven address may be anybody's, so it gives way to the person who proves the address. */
  private async make(
    { manager, record }: ResetUnit,
    { mayMakeAccounts }: IdentityProvider,
    { claims }: Identity,
    email: string,
  ): Promise<PortalUser | null> {
    if (!mayMakeAccounts) return null
    const userName = nameIn(claims) ?? email
    const user = newPortalUser(manager, { userName, email, isAdmin: false, emailVerifiedAt: clock.now() })
    await this.unconfirmed.giveWay(manager, record, email, user.id)
    await insertPortalUser(manager, record, 'portal_user.created', user, null)
    return user
  }

  private async link(
    { manager, record }: ResetUnit,
    { providerID }: IdentityProvider,
    { subject }: Identity,
    user: PortalUser,
  ): Promise<boolean> {
    const { loginID, email: emailAddress } = user
    const before = await manager.findOneBy(LinkedIdentity, { loginID })
    if (before?.providerID === providerID && before.emailAddress === emailAddress) return before.subject === subject
    const linkedAt = clock.now()
    await manager.upsert(LinkedIdentity, { loginID, providerID, subject, emailAddress, linkedAt }, ['loginID'])
    await record({ action: 'portal_user.single_sign_on_linked', target: targetOf(user), after: { providerID } })
    return true
  }

  private async giveRoles(
    unit: ResetUnit,
    { providerID, roleClaim, roleMap }: IdentityProvider,
    { claims }: Identity,
    user: PortalUser,
  ): Promise<void> {
    if (!roleClaim || roleMap.length === 0 || user.isAdmin) return
    const { manager, record } = unit
    const values = valuesOf(claims[roleClaim])
    const mapped = await readStaffRoles(manager, roleMap)
    const due = new Set(roleMap.filter(({ value }) => values.has(value)).map(({ roleID }) => roleID))
    const before = user.roles ?? []
    const given = mapped.filter(({ roleID }) => due.has(roleID) && !includes(before, roleID))
    const taken = before.filter(({ roleID }) => includes(mapped, roleID) && !due.has(roleID))
    if (given.length === 0 && taken.length === 0) return
    user.roles = [...before.filter(({ roleID }) => !includes(taken, roleID)), ...given]
    await manager.save(user)
    await keepTaken(manager, [user.id], { rows: taken.flatMap(({ permissions = [] }) => permissions) })
    await Versions.raise(manager, 'callers')
    await record({
      action: 'portal_user.roles_mapped',
      target: targetOf(user),
      before: { roles: idsOf(before) },
      after: { roles: idsOf(user.roles), providerID },
    })
    if (given.length > 0) await this.endOtherProofs(unit, user)
  }

  /** The provider's roles are for the person who signs in there: somebody else may know the password. */
  private async endOtherProofs({ manager, record }: ResetUnit, user: PortalUser): Promise<void> {
    const account = await this.accounts.find(manager, 'portal', user.id)
    const hasFactor = (await this.factors.methodsOf(manager, user.loginID)).length > 0
    if (!account || (account.passwordHash === null && !hasFactor)) return
    await setPasswordHash(manager, user.loginID, null)
    await this.factors.endAll(manager, user.loginID)
    await this.passwords.endProofs(manager, user.id, 'rights by single sign-on')
    await manager.update(PortalUser, { id: user.id }, { passwordSetBy: null, newPasswordNeededAt: null })
    await record({ action: 'portal_user.proofs_ended', target: targetOf(user) })
  }
}

async function readUser(manager: EntityManager, email: string): Promise<PortalUser | null> {
  const user = await manager.findOne(PortalUser, { where: { email }, relations: { roles: { permissions: true } } })
  return user && !isUnconfirmed(user) ? user : null
}

const readStaffRoles = (manager: EntityManager, roleMap: IdentityProvider['roleMap']): Promise<Role[]> =>
  manager.find(Role, {
    where: { roleID: In(roleMap.map(({ roleID }) => roleID)), isForMembers: false },
    relations: { permissions: true },
  })

export function emailOf({ claims }: Identity): string | null {
  const { email } = claims
  const isText = typeof email === 'string' && email.length <= emailMaxLength && isStorable(email)
  return isText && /^[^\s@]+@[^\s@]+$/.test(email.trim()) ? email.trim().toLowerCase() : null
}

function nameIn({ name }: Identity['claims']): string | null {
  const text = typeof name === 'string' && isStorable(name) ? name.trim().slice(0, textMaxLength) : ''
  return text === '' ? null : text
}

/** One group is a text with some providers, and a list with others. */
const valuesOf = (claim: unknown): Set<unknown> => new Set<unknown>(Array.isArray(claim) ? claim : [claim])

const includes = (roles: Role[], id: string) => roles.some(({ roleID }) => roleID === id)
const idsOf = (roles: Role[]) => roles.map(({ roleID }) => roleID).sort()
