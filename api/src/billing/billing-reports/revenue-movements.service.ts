import { Injectable } from '@nestjs/common'
import type { Readable } from 'node:stream'
import type { Page } from '#contract/answers.js'
import type { ListRevenueMovements, RevenueMovementView } from '#contract/billing-reports.js'
import { revenueMovementColumns } from '#contract/csv-columns.js'
import { boundsOf, monthAt } from '#contract/months.js'
import { Database } from '../../platform/database/database.js'
import { inMode } from '../../platform/database/in-mode.js'
import type { Own } from '../../platform/http/addressed.js'
import { csvOf } from '../../platform/lists/csv.js'
import { readPage } from '../../platform/lists/page.js'
import { RevenueMovement } from '../subscriptions/revenue-movement.entity.js'

/** The rows behind the figures. */
@Injectable()
export class RevenueMovements {
  constructor(private readonly database: Database) {}

  list(own: Own, query: ListRevenueMovements): Promise<Page<RevenueMovementView>> {
    return this.page(own, query)
  }

  csv(own: Own, query: ListRevenueMovements): Promise<Readable> {
    return csvOf<ListRevenueMovements, RevenueMovementView>(revenueMovementColumns, query, (page) =>
      this.database.dear(() => this.page(own, page)),
    )
  }

  private page(
    { clientID, mode }: Own,
    { currency, firstMonth, lastMonth, cohort, kind, ...query }: ListRevenueMovements,
  ) {
    return this.database.list((manager) => {
      const builder = manager
        .createQueryBuilder(RevenueMovement, 'one')
        .where('one.clientID = :clientID', { clientID })
        .andWhere(inMode(mode, 'one'))
        .andWhere('one.currency = :currency', { currency })
      if (firstMonth) builder.andWhere('one.createdAt >= :from', { from: boundsOf(firstMonth).from.getTime() })
      if (lastMonth) builder.andWhere('one.createdAt < :to', { to: boundsOf(lastMonth).to.getTime() })
      if (cohort) {
        const { from: first, to: last } = boundsOf(cohort)
        const started = 'one.startedAt >= :first AND one.startedAt < :last'
        builder.andWhere(started, { first: first.getTime(), last: last.getTime() })
      }
      if (kind) builder.andWhere('one.kind = :kind', { kind })
      return readPage(builder, 'one', 'movementID', query, viewMovement)
    })
  }
}

const viewMovement = (movement: RevenueMovement): RevenueMovementView => ({
  movementID: movement.movementID,
  clientID: movement.clientID,
  mode: movement.mode,
  subscriptionID: movement.subscriptionID,
  customerID: movement.customerID,
  currency: movement.currency,
  kind: movement.kind,
  monthlyBefore: movement.monthlyBefore,
  monthlyAfter: movement.monthlyAfter,
  cohort: monthAt(movement.startedAt),
  createdAt: movement.createdAt.toISOString(),
})
