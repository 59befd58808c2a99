import { Injectable, type OnModuleInit } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type {
  ClientSecurityPolicyView,
  SecurityPolicyView,
  SetClientSecurityPolicy,
  SetSecurityPolicy,
  StaffWithoutFactorView,
} from '#contract/security-policy.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { Environment } from '../../platform/config/environment.js'
import { Database } from '../../platform/database/database.js'
import { Versions } from '../../platform/database/versions.js'
import type { ClientCaller } from '../../platform/http/caller.js'
import { changeClient } from '../clients/change-client.js'
import { Client } from '../clients/client.entity.js'
import { admittedTo, membershipsOf } from '../clients/memberships.js'
import { readActor } from '../members/member-rights.js'
import { OwnersOnly } from '../members/members.errors.js'
import { PortalUser } from '../portal-users/portal-user.entity.js'
import { FactorDuty } from '../sign-in/factor-duty.js'
import { SecondFactors } from '../sign-in/second-factors.js'
import { SecurityPolicy } from './security-policy.entity.js'
import { clientIn } from '../clients/client-in.js'

const policyID = 'installation'
const always = new Date(0)
const shownMax = 100

@Injectable()
export class SecurityPolicyService implements OnModuleInit {
  private readonly isHttps: boolean

  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly duty: FactorDuty,
    private readonly factors: SecondFactors,
    { isHttps }: Environment,
  ) {
    this.isHttps = isHttps
  }

  onModuleInit(): void {
    this.duty.register('portal', async (manager) => this.staffNeedItFrom(await readPolicy(manager)))
    this.duty.register('client', async (manager, { id: clientID, loginID }) => {
      const own = await manager.findOneBy(Client, { clientID })
      const client = own ?? (loginID && admittedTo(await membershipsOf(manager, loginID))?.client)
      return client ? client.secondFactorRequiredFrom : null
    })
  }

  async read(): Promise<SecurityPolicyView> {
    return this.view(this.database.read, await readPolicy(this.database.read))
  }

  /** Enforced at once: people who are signed in without a factor meet it with the next call. */
  set({ staffSecondFactor }: SetSecurityPolicy): Promise<SecurityPolicyView> {
    return this.audit.unit(async (manager, record) => {
      const before = await readPolicy(manager)
      const after = { policyID, staffSecondFactor, requiredFrom: null, updatedAt: clock.now() }
      await manager.upsert(SecurityPolicy, after, ['policyID'])
      await Versions.raise(manager, 'callers')
      await record({
        action: 'security_policy.changed',
        target: { kind: 'security_policy', id: policyID },
        before: { staffSecondFactor: this.demandOf(before), requiredFrom: before?.requiredFrom?.toISOString() ?? null },
        after: { staffSecondFactor, requiredFrom: null },
      })
      return this.view(manager, after)
    })
  }

  async readOf(clientID: string): Promise<ClientSecurityPolicyView> {
    const { secondFactorRequiredFrom } = await clientIn(this.database.read, clientID)
    return { secondFactorRequired: secondFactorRequiredFrom !== null }
  }

  setOf(caller: ClientCaller, { secondFactorRequired }: SetClientSecurityPolicy): Promise<ClientSecurityPolicyView> {
    return this.audit.unit(async (manager, record) => {
      const { isOwner } = await readActor(manager, caller)
      if (!isOwner) throw new OwnersOnly()
      const client = await clientIn(manager, caller.clientID)
      const since = client.secondFactorRequiredFrom ?? clock.now()
      const change = { secondFactorRequiredFrom: secondFactorRequired ? since : null }
      await changeClient(manager, record, client, { action: 'client.security_policy_changed', change })
      return { secondFactorRequired }
    })
  }

  private demandOf(policy: Pick<SecurityPolicy, 'staffSecondFactor'> | null) {
    return policy?.staffSecondFactor ?? (this.isHttps ? 'required' : 'optional')
  }

  private staffNeedItFrom(policy: SecurityPolicy | null): Date | null {
    return this.demandOf(policy) === 'required' ? (policy?.requiredFrom ?? always) : null
  }

  private async view(manager: EntityManager, policy: SecurityPolicy | null): Promise<SecurityPolicyView> {
    const from = this.staffNeedItFrom(policy)
    return {
      staffSecondFactor: this.demandOf(policy),
      isDefault: !policy?.staffSecondFactor,
      requiredFrom: from && from.getTime() > clock.time() ? from.toISOString() : null,
      staffWithoutFactor: await this.staffWithoutFactor(manager),
      updatedAt: policy?.staffSecondFactor ? policy.updatedAt.toISOString() : null,
    }
  }

  private async staffWithoutFactor(manager: EntityManager): Promise<StaffWithoutFactorView[]> {
    const staff = await manager.find(PortalUser, { order: { userName: 'ASC', id: 'ASC' } })
    const logins = staff.map(({ loginID }) => loginID)
    const enrolled = await this.factors.enrolledAmong(manager, logins)
    return staff
      .filter(({ loginID }) => !enrolled.has(loginID))
      .slice(0, shownMax)
      .map(({ id, userName, email, isAdmin }) => ({ id, userName, email, isAdmin }))
  }
}

const readPolicy = (manager: EntityManager) => manager.findOneBy(SecurityPolicy, { policyID })
