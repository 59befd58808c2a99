import { Injectable } from '@nestjs/common'
import { type EntityManager, In, IsNull } from 'typeorm'
import type { PayoutPolicyView, SetPayoutPolicy } from '#contract/payout-rules.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import type { PortalCaller } from '../../platform/http/caller.js'
import { Database } from '../../platform/database/database.js'
import { NotFound } from '../../platform/http/app-error.js'
import { ProcessorAccount } from '../processors/processor-account.entity.js'
import { policyID, readPolicy } from './payout-policy.js'
import { PayoutPolicy } from './payout-policy.entity.js'

@Injectable()
export class PayoutPolicies {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  async read(): Promise<PayoutPolicyView> {
    return viewPolicy(await readPolicy(this.database.read))
  }

  /** Payouts that wait keep the number of people they were created with. What is left out stays. */
  set({ portalUserID, loginID }: PortalCaller, input: SetPayoutPolicy): Promise<PayoutPolicyView> {
    return this.audit.unit(async (manager, record) => {
      const before = await readPolicy(manager)
      const formerlyAbove = before?.twoApprovalsAbove ?? {}
      const twoApprovalsAbove = input.twoApprovalsAbove ?? formerlyAbove
      const processorAccountIDs = input.processorAccountIDs ?? before?.processorAccountIDs ?? []
      await requireAccounts(manager, processorAccountIDs)
      const after = { policyID, twoApprovalsAbove, formerlyAbove, processorAccountIDs }
      const edited = { editedBy: portalUserID, editedByLoginID: loginID, updatedAt: clock.now() }
      const row = manager.create(PayoutPolicy, { ...after, ...edited })
      await manager.upsert(PayoutPolicy, row, ['policyID'])
      await record({
        action: 'payout_policy.changed',
        target: { kind: 'payout_policy', id: policyID },
        before: { twoApprovalsAbove: formerlyAbove, processorAccountIDs: before?.processorAccountIDs ?? [] },
        after: { twoApprovalsAbove, processorAccountIDs },
      })
      return viewPolicy(row)
    })
  }
}

async function requireAccounts(manager: EntityManager, processorAccountIDs: string[]): Promise<void> {
  const where = { processorAccountID: In(processorAccountIDs), clientID: IsNull(), deletedAt: IsNull() }
  if ((await manager.countBy(ProcessorAccount, where)) !== processorAccountIDs.length)
    throw new NotFound('processor account')
}

const viewPolicy = (policy: PayoutPolicy | null): PayoutPolicyView => ({
  twoApprovalsAbove: policy?.twoApprovalsAbove ?? {},
  processorAccountIDs: policy?.processorAccountIDs ?? [],
  updatedAt: policy?.updatedAt.toISOString() ?? null,
})
