import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Page } from '#contract/answers.js'
import { plansMax } from '#contract/book-limits.js'
import { currencyLimitsOf } from '#contract/client-limits.js'
import { type CurrencyLimits, limitFields } from '#contract/limit-names.js'
import { type PlanTerms, standardPlanID } from '#contract/plan-terms.js'
import type { OwnTerms, PlanView, SavePlan } from '#contract/plans.js'
import { Environment } from '../../platform/config/environment.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { type AuditedRows, changeRow, createRow, deleteRow } from '../../platform/audit/change-row.js'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { Versions } from '../../platform/database/versions.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { ClientTerms } from './client-terms.entity.js'
import { countsLine, forgetCountsOnPlan } from './forget-counts.js'
import { Plan } from './plan.entity.js'
import { PlanInUse, StandardPlanStays, TooManyPlans } from './plans.errors.js'

const audited: AuditedRows<Plan> = {
  entity: Plan,
  kind: 'plan',
  id: 'planID',
  facts: ({ name, terms, limits }) => ({ name, ...termFacts(terms), limits: limitFacts(limits) }),
}

@Injectable()
export class PlansService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly environment: Environment,
  ) {}

  list(): Promise<Page<PlanView>> {
    return this.database.list(async (manager) => {
      const plans = await manager.find(Plan, { order: { planID: 'ASC' } })
      const counts = await countsOf(manager)
      return { items: plans.map((plan) => this.view(plan, counts.get(plan.planID) ?? 0)), nextCursor: null }
    })
  }

  async get(planID: string): Promise<PlanView> {
    const plan = await findPlan(this.database.read, planID)
    return this.view(plan, await this.database.read.countBy(ClientTerms, { planID }))
  }

  create(input: SavePlan): Promise<PlanView> {
    return this.audit.unit(async (manager, record) => {
      if ((await manager.count(Plan)) >= plansMax) throw new TooManyPlans(plansMax)
      const now = clock.now()
      const planID = newId('pln', now.getTime())
      const limits = (input.limits ?? []).map(currencyLimitsOf)
      const plan = manager.create(Plan, { planID, ...savedOf(input), limits, createdAt: now, updatedAt: now })
      await createRow(audited, manager, record, plan, 'plan.created')
      return this.view(plan, 0)
    })
  }

  /** Of payments that are created from now on: what was created keeps its terms. What was paid before counts in limits. */
  update(planID: string, input: SavePlan): Promise<PlanView> {
    return this.audit.unit(async (manager, record) => {
      const plan = await findPlan(manager, planID)
      const limits = input.limits?.map(currencyLimitsOf) ?? plan.limits
      const change = { ...savedOf(input), limits, updatedAt: clock.now() }
      if (JSON.stringify(limits) !== JSON.stringify(plan.limits)) {
        await forgetCountsOnPlan(manager, planID)
        await Versions.raise(manager, 'risk')
      }
      await changeRow(audited, manager, record, plan, { action: 'plan.updated', change })
      return this.view(plan, await manager.countBy(ClientTerms, { planID }))
    }, countsLine)
  }

  delete(planID: string): Promise<void> {
    return this.audit.unit(async (manager, record) => {
      const plan = await findPlan(manager, planID)
      if (planID === standardPlanID) throw new StandardPlanStays()
      const clients = await manager.countBy(ClientTerms, { planID })
      if (clients > 0) throw new PlanInUse(clients)
      await deleteRow(audited, manager, record, plan, 'plan.deleted')
    })
  }

  private view(plan: Plan, clients: number): PlanView {
    return { ...viewPlan(plan, clients), refundsKeepFee: this.environment.REFUND_KEEPS_FEE }
  }
}

export const termFacts = ({ chargePercentage, fees, methods }: PlanTerms) => ({
  chargePercentage,
  fees: fees.map((row) => `${row.currency} ${[row.fixed, row.refund, row.dispute, row.payout].join('/')}`),
  methods: methods.map((row) => [row.paymentMethod, row.chargePercentage, row.currency, row.fixed].join(' ')),
})

export const termsFrom = ({ chargePercentage = null, fees = [], methods = [] }: OwnTerms): PlanTerms => ({
  chargePercentage,
  fees,
  methods,
})

const limitFacts = (rows: CurrencyLimits[]): string[] =>
  rows.flatMap((row) =>
    limitFields.flatMap((name) => (row[name] === null ? [] : [`${row.currency} ${name} ${row[name]}`])),
  )

const savedOf = ({ name, limits: _, ...terms }: SavePlan) => ({ name, terms: termsFrom(terms) })

export async function findPlan(manager: EntityManager, planID: string): Promise<Plan> {
  return orNotFound(await manager.findOneBy(Plan, { planID }), 'plan')
}

async function countsOf(manager: EntityManager): Promise<Map<string, number>> {
  const rows = await manager
    .createQueryBuilder(ClientTerms, 'terms')
    .select('terms.planID', 'planID')
    .addSelect('COUNT(*)', 'clients')
    .where('terms.planID IS NOT NULL')
    .groupBy('terms.planID')
    .getRawMany<{ planID: string; clients: number | string }>()
  return new Map(rows.map(({ planID, clients }) => [planID, Number(clients)]))
}

type Viewed = Omit<PlanView, 'refundsKeepFee'>

const viewPlan = ({ planID, name, terms, limits, createdAt, updatedAt }: Plan, clients: number): Viewed => ({
  planID,
  name,
  chargePercentage: terms.chargePercentage,
  fees: terms.fees,
  methods: terms.methods,
  limits: limits.map(currencyLimitsOf),
  clients,
  isStandard: planID === standardPlanID,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
