import { Injectable } from '@nestjs/common'
import type { EntityManager, SelectQueryBuilder } from 'typeorm'
import { attentionCounted } from '#contract/attention-limits.js'
import type { GatedCall } from '#contract/generated/calls.js'
import type { Mode } from '#contract/modes.js'
import type { WaitingKind, WaitingView } from '#contract/waiting.js'
import { Dispute } from '../../money/disputes/dispute.entity.js'
import { awaitingApprovalOf } from '../../money/payouts/awaiting-approval.js'
import { Difference } from '../../money/reconciliation-differences/difference.entity.js'
import { openDifference } from '../../money/reconciliation-differences/reconciliation-differences.service.js'
import { openReviewsOf } from '../../money/reviews/open-reviews.js'
import { Client } from '../../people/clients/client.entity.js'
import { Gate } from '../../people/gate/gate.js'
import { Database } from '../../platform/database/database.js'
import { inMode } from '../../platform/database/in-mode.js'
import type { PortalCaller } from '../../platform/http/caller.js'

interface Queue {
  /** The call that takes a row off the list. */
  call: GatedCall
  rows: (manager: EntityManager, mode: Mode, caller: PortalCaller) => SelectQueryBuilder<object>
}

const queues: Record<WaitingKind, Queue> = {
  pendingClients: {
    call: 'POST /clients/:clientID/approve',
    rows: (manager) =>
      manager.createQueryBuilder(Client, 'client').where(`client.status = 'pending' AND client.deletedAt IS NULL`),
  },
  disputes: {
    call: 'POST /disputes/:disputeID/evidence',
    rows: (manager, mode) =>
      manager
        .createQueryBuilder(Dispute, 'dispute')
        .where(`dispute.status IN ('open', 'inquiry') AND dispute.evidenceSentAt IS NULL`)
        .andWhere(inMode(mode, 'dispute')),
  },
  reviews: { call: 'POST /reviews/:transactionID/release', rows: openReviewsOf },
  payouts: { call: 'POST /payouts/:payoutID/approve', rows: awaitingApprovalOf },
  reconciliation: {
    call: 'POST /reconciliation-differences/:differenceID/explain',
    rows: (manager, mode) =>
      manager.createQueryBuilder(Difference, 'difference').where(inMode(mode, 'difference')).andWhere(openDifference),
  },
}

/** How much work each list of the menu holds for one person. */
@Injectable()
export class WaitingCounts {
  constructor(
    private readonly database: Database,
    private readonly gate: Gate,
  ) {}

  async read(caller: PortalCaller, mode: Mode): Promise<WaitingView> {
    const routes: ReadonlySet<string> = new Set(await this.gate.routesOf('portal', caller.roleIDs, caller.isAdmin))
    return this.database.list(async (manager) => {
      const view: WaitingView = nothingToDo()
      for (const [kind, { call, rows }] of Object.entries(queues) as [WaitingKind, Queue][])
        if (routes.has(call)) view[kind] = await countOf(rows(manager, mode, caller))
      return view
    })
  }
}

const nothingToDo = (): WaitingView => ({
  pendingClients: null,
  disputes: null,
  reviews: null,
  payouts: null,
  reconciliation: null,
})

const countOf = async (rows: SelectQueryBuilder<object>): Promise<number> =>
  (await rows.select('1', 'one').limit(attentionCounted).getRawMany()).length
