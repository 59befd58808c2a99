import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import { standardPlanID } from '#contract/plan-terms.js'
import { Environment } from '../../platform/config/environment.js'
import { feesIn } from '../../platform/config/setting-kinds.js'
import { Plan } from '../../money/plans/plan.entity.js'

/** The plan that every client has until staff choose another one. */
@Injectable()
export class FirstPlan {
  constructor(private readonly environment: Environment) {}

  async prepare(manager: EntityManager): Promise<void> {
    const plan = await manager.findOneByOrFail(Plan, { planID: standardPlanID })
    const fees = [...feesIn(this.environment.FIRST_PLAN_DISPUTE_FEES)].map(([currency, dispute]) => ({
      currency,
      ...{ fixed: 0, refund: 0, dispute, payout: 0 },
    }))
    await manager.save(Plan, { ...plan, terms: { ...plan.terms, fees }, updatedAt: clock.now() })
  }
}
