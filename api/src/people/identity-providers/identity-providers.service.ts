import { Injectable } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import type { Page } from '#contract/answers.js'
import type {
  ChangeIdentityProvider,
  CreateIdentityProvider,
  IdentityProviderCheckView,
  IdentityProviderView,
} from '#contract/identity-providers.js'
import * as words from '#contract/messages/single-sign-on.js'
import { identityProvidersMax } from '#contract/single-sign-on-limits.js'
import { AuditLog, type Record as RecordFact } from '../../platform/audit/audit-log.js'
import { changeRow, createdRow } from '../../platform/audit/change-row.js'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { orNotFound } from '../../platform/http/app-error.js'
import type { PortalCaller } from '../../platform/http/caller.js'
import { requireSeen } from '../../platform/http/row-version.js'
import { Role } from '../gate/role.entity.js'
import { readGiver, requireAdministrator } from '../portal-users/grants.js'
import { requireMayGive } from '../portal-users/portal-user-rules.js'
import { SessionsService } from '../sessions/sessions.service.js'
import { IdentityProvider } from './identity-provider.entity.js'
import { factsOf, viewProvider } from './identity-provider.view.js'
import { DomainTaken, RoleClaimRequired, TooManyProviders, UnknownMappedRoles } from './identity-providers.errors.js'
import { requireWayIn } from './only-way.js'
import { ProviderCalls } from './provider-calls.js'
import { ProviderClient } from './provider-client.js'

const rows = { entity: IdentityProvider, kind: 'identity_provider', id: 'providerID', facts: factsOf } as const

/** A provider decides who signs in as whom, so only administrators set one, whatever their permission rows. */
@Injectable()
export class IdentityProvidersService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly calls: ProviderCalls,
    private readonly client: ProviderClient,
    private readonly sessions: SessionsService,
  ) {}

  async list(): Promise<Page<IdentityProviderView>> {
    const manager = this.database.read
    const providers = await manager.find(IdentityProvider, { order: { createdAt: 'DESC', providerID: 'DESC' } })
    const items = await Promise.all(providers.map((provider) => this.view(manager, provider)))
    return { items, nextCursor: null }
  }

  create(caller: PortalCaller, input: CreateIdentityProvider): Promise<IdentityProviderView> {
    this.calls.requireIssuer(input.issuer)
    return this.unit(caller, input, async (manager, record) => {
      if ((await manager.count(IdentityProvider)) >= identityProvidersMax) throw new TooManyProviders()
      const providerID = newId('idp')
      const sealedSecret = this.client.sealSecret(providerID, input.clientSecret)
      const provider = { providerID, ...readFields(input), sealedSecret, createdAt: clock.now() }
      await requireOwnDomains(manager, provider)
      await manager.insert(IdentityProvider, provider)
      await requireWayIn(manager)
      await record({ action: 'identity_provider.created', ...createdRow(rows, provider) })
      return this.view(manager, provider)
    })
  }

  change(
    caller: PortalCaller,
    providerID: string,
    input: ChangeIdentityProvider,
    ifMatch?: string,
  ): Promise<IdentityProviderView> {
    this.calls.requireIssuer(input.issuer)
    return this.unit(caller, input, async (manager, record) => {
      const provider = await readProvider(manager, providerID)
      requireSeen(ifMatch, await this.view(manager, provider))
      const { clientSecret } = input
      const sealed = clientSecret ? { sealedSecret: this.client.sealSecret(providerID, clientSecret) } : {}
      const change = { ...readFields(input), ...sealed }
      await requireOwnDomains(manager, { providerID, ...change })
      const more = clientSecret ? { clientSecret: 'changed' } : {}
      await changeRow(rows, manager, record, provider, { action: 'identity_provider.changed', change, more })
      await requireWayIn(manager)
      if (!provider.isEnabled) await this.sessions.endOfProvider(manager, providerID, 'identity provider switched off')
      return this.view(manager, provider)
    })
  }

  async delete(caller: PortalCaller, providerID: string): Promise<void> {
    await this.unit(caller, {}, async (manager, record) => {
      const provider = await readProvider(manager, providerID)
      const before = factsOf(provider)
      await manager.delete(IdentityProvider, { providerID })
      await this.sessions.endOfProvider(manager, providerID, 'identity provider deleted')
      const target = { kind: rows.kind, id: providerID }
      await record({ action: 'identity_provider.deleted', target, before })
    })
  }

  async check(providerID: string): Promise<IdentityProviderCheckView> {
    const found = await this.client.check(await readProvider(this.database.read, providerID))
    const sentence = {
      answers: words.answers,
      signs_out: words.answersWithSignOut,
      away: words.checkAway,
      wrong: words.checkWrong,
    }[found]
    return { isAnswering: found === 'answers' || found === 'signs_out', sentence }
  }

  private unit<T>(
    caller: PortalCaller,
    input: Partial<ChangeIdentityProvider>,
    work: (manager: EntityManager, record: RecordFact) => Promise<T>,
  ): Promise<T> {
    if (input.roleMap?.length && !input.roleClaim) throw new RoleClaimRequired()
    return this.audit.unit(async (manager, record) => {
      const giver = await readGiver(manager, caller)
      requireAdministrator(giver)
      requireMayGive(giver, await readMapped(manager, input))
      return work(manager, record)
    })
  }

  private async view(manager: EntityManager, provider: IdentityProvider): Promise<IdentityProviderView> {
    const { redirectUri, signOutUri } = this.client
    const roles = await manager.findBy(Role, { roleID: In(provider.roleMap.map(({ roleID }) => roleID)) })
    const roleNames = new Map(roles.map(({ roleID, name }) => [roleID, name]))
    return viewProvider(provider, { redirectUri, signOutUri, roleNames })
  }
}

const readFields = (input: ChangeIdentityProvider) => ({
  name: input.name,
  issuer: input.issuer,
  oidcClientID: input.oidcClientID,
  emailDomains: input.emailDomains,
  roleClaim: input.roleClaim ?? null,
  roleMap: input.roleMap ?? [],
  mayMakeAccounts: input.mayMakeAccounts ?? false,
  isOnlyWay: input.isOnlyWay ?? false,
  isEnabled: input.isEnabled ?? true,
})

async function readProvider(manager: EntityManager, providerID: string): Promise<IdentityProvider> {
  return orNotFound(await manager.findOneBy(IdentityProvider, { providerID }), 'identity provider')
}

async function readMapped(manager: EntityManager, { roleMap = [] }: Partial<ChangeIdentityProvider>): Promise<Role[]> {
  const roleIDs = [...new Set(roleMap.map(({ roleID }) => roleID))]
  const where = { roleID: In(roleIDs), isForMembers: false, assignableToApiUsers: false }
  const roles = await manager.find(Role, { where, relations: { permissions: true } })
  if (roles.length !== roleIDs.length) throw new UnknownMappedRoles()
  return roles
}

/** A domain that two providers vouch for would be as safe as the weaker one. */
async function requireOwnDomains(
  manager: EntityManager,
  { providerID, emailDomains }: Pick<IdentityProvider, 'providerID' | 'emailDomains'>,
): Promise<void> {
  const others = (await manager.find(IdentityProvider)).filter((other) => other.providerID !== providerID)
  const taken = emailDomains.find((domain) => others.some((other) => other.emailDomains.includes(domain)))
  if (taken) throw new DomainTaken(taken)
}
