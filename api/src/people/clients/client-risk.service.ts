import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { ApprovalPolicyView, ClientRiskView, MarkClient, SetApprovalPolicy } from '#contract/client-approvals.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { ApprovalPolicy } from './approval-policy.entity.js'
import type { Client } from './client.entity.js'
import { ClientsService } from './clients.service.js'
import { HighRiskMark } from './high-risk-mark.entity.js'
import { risksOf, viewTwoPeople } from './two-people.js'

const policyID = 'installation'

@Injectable()
export class ClientRiskService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clients: ClientsService,
  ) {}

  async read(clientID: string): Promise<ClientRiskView> {
    return viewRisk(this.database.read, await this.clients.get(clientID))
  }

  async mark(clientID: string, { isHighRisk, reason }: MarkClient, by: string): Promise<ClientRiskView> {
    const client = await this.clients.get(clientID)
    return this.audit.unit(async (manager, record) => {
      const mark = await manager.findOneBy(HighRiskMark, { clientID })
      const wasHighRisk = Boolean(mark && !mark.liftedAt)
      if (isHighRisk === wasHighRisk && (!isHighRisk || mark?.reason === reason)) return viewRisk(manager, client)
      const now = clock.now()
      if (isHighRisk)
        await manager.save(HighRiskMark, {
          ...{ clientID, reason, markedBy: by, markedAt: now },
          ...{ liftedBy: mark?.liftedBy ?? null, liftedAt: null },
        })
      else await manager.update(HighRiskMark, { clientID }, { liftedBy: by, liftedAt: now })
      const target = { kind: 'client', id: clientID, loginID: client.loginID }
      const action = isHighRisk ? 'client.marked_high_risk' : 'client.high_risk_lifted'
      await record({ action, target, before: { isHighRisk: wasHighRisk }, after: { isHighRisk, reason } })
      return viewRisk(manager, client)
    })
  }

  readPolicy(): Promise<ApprovalPolicyView> {
    return policyIn(this.database.read)
  }

  setPolicy({ highRiskCountries, everyClient }: SetApprovalPolicy): Promise<ApprovalPolicyView> {
    return this.audit.unit(async (manager, record) => {
      const before = await policyIn(manager)
      const after = { highRiskCountries, everyClient }
      await manager.save(ApprovalPolicy, { policyID, ...after, updatedAt: clock.now() })
      const target = { kind: 'approval_policy', id: policyID }
      await record({ action: 'approval_policy.updated', target, before, after })
      return after
    })
  }
}

async function policyIn(manager: EntityManager): Promise<ApprovalPolicyView> {
  const row = await manager.findOneBy(ApprovalPolicy, { policyID })
  return { highRiskCountries: row?.highRiskCountries ?? [], everyClient: row?.everyClient ?? false }
}

async function viewRisk(manager: EntityManager, client: Client): Promise<ClientRiskView> {
  const risk = (await risksOf(manager, [client])).get(client.clientID)
  const mark = risk?.mark?.liftedAt ? null : risk?.mark
  return {
    twoPeople: risk ? viewTwoPeople(risk) : null,
    markedBy: mark?.markedBy ?? null,
    markedAt: mark?.markedAt.toISOString() ?? null,
  }
}
