import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { Database } from '../../platform/database/database.js'
import { standardPlanID } from '#contract/plan-terms.js'
import { ClientTerms } from '../plans/client-terms.entity.js'
import { countsLine } from '../plans/forget-counts.js'
import { Plan } from '../plans/plan.entity.js'
import { countsAnything } from './payment-counts.js'
import { PaymentLimits } from './payment-limits.entity.js'

interface Limited {
  epoch: number
  clients: Set<string>
  plans: Set<string>
  /** null: terms of its own; default: the standard plan. */
  planOf: Map<string, string | null>
}

/** Says which units stand in line to count. Only how they wait rests on it: the unit itself reads the limits. */
@Injectable()
export class LimitedClients {
  private known: Limited = { epoch: -1, clients: new Set(), plans: new Set(), planOf: new Map() }

  constructor(private readonly database: Database) {}

  async inUnit<T>(
    clientID: string | undefined,
    work: (manager: EntityManager) => Promise<T>,
    { countsAnyway = false, kind }: { countsAnyway?: boolean; kind?: string | undefined } = {},
  ): Promise<T> {
    const { clients, plans, planOf } = await this.current()
    const hasLimits = (id: string) => {
      const planID = planOf.get(id)
      return clients.has(id) || (planID !== null && plans.has(planID ?? standardPlanID))
    }
    const isCounted = countsAnyway || (clientID === undefined ? clients.size + plans.size > 0 : hasLimits(clientID))
    if (isCounted) return this.database.writeInLine(countsLine, work)
    return this.database.writeTogether(kind, work)
  }

  private async current(): Promise<Limited> {
    const { versions, read } = this.database
    const epoch = versions.confirmedEpoch('risk') ?? (await versions.epoch('risk'))
    if (epoch === this.known.epoch) return this.known
    const own = (await read.find(PaymentLimits)).filter(countsAnything)
    const limited = (await read.find(Plan)).filter(({ limits }) => limits.some(countsAnything))
    const terms = limited.length > 0 ? await read.find(ClientTerms) : []
    this.known = {
      epoch,
      clients: new Set(own.map(({ ownerID }) => ownerID)),
      plans: new Set(limited.map(({ planID }) => planID)),
      planOf: new Map(
        terms.map(({ clientID, planID, ownTerms }) => [clientID, ownTerms ? null : (planID ?? standardPlanID)]),
      ),
    }
    return this.known
  }
}
