import { Injectable, Logger } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { checkoutExpiryBatch, checkoutExpiryPollMs } from '#contract/limits.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { WorkLoops } from '../../platform/work/work-loops.js'
import { isSession } from './checkout-session.view.js'
import { CheckoutSessions } from './checkout-sessions.service.js'
import { PaymentLink } from './payment-link.entity.js'
import { isBeingPaid } from './payments-of-links.js'

@Injectable()
export class SessionExpiry {
  constructor(
    private readonly database: Database,
    private readonly sessions: CheckoutSessions,
    loops: WorkLoops,
  ) {
    loops.add({
      logger: new Logger('Payments'),
      failure: "Couldn't read expired checkout sessions",
      pollMs: checkoutExpiryPollMs,
      look: async () => (await this.workOff()) >= checkoutExpiryBatch,
    })
  }

  async workOff(): Promise<number> {
    let ended = 0
    for (const paymentLinkID of await due(this.database.read)) ended += await this.end(paymentLinkID)
    return ended
  }

  // Another replica may have been quicker, or somebody has begun to pay: what counts is what the unit finds.
  private end(paymentLinkID: string): Promise<number> {
    return this.database.write(async (manager) => {
      const session = await dueIn(manager).andWhere('link.paymentLinkID = :paymentLinkID', { paymentLinkID }).getOne()
      if (!session || !isSession(session) || (await isBeingPaid(manager, paymentLinkID))) return 0
      await this.sessions.end(manager, session)
      return 1
    })
  }
}

const isUnderWay =
  'EXISTS (SELECT 1 FROM "setups" WHERE "setups"."paymentLinkID" = link.paymentLinkID ' +
  `AND "setups"."status" IN ('processing', 'requires_action')) OR ` +
  'EXISTS (SELECT 1 FROM "transactions" WHERE "transactions"."paymentLinkID" = link.paymentLinkID ' +
  `AND "transactions"."status" IN ('processing', 'requires_action', 'authorized'))`

const dueIn = (manager: EntityManager) =>
  manager
    .createQueryBuilder(PaymentLink, 'link')
    .where('link.expiresAt <= :now', { now: clock.time() })
    .andWhere('link.successURL IS NOT NULL AND link.completedAt IS NULL AND link.expiryToldAt IS NULL')

async function due(manager: EntityManager): Promise<string[]> {
  const rows = await dueIn(manager)
    .andWhere(`NOT (${isUnderWay})`)
    .orderBy('link.expiresAt')
    .take(checkoutExpiryBatch)
    .getMany()
  return rows.map(({ paymentLinkID }) => paymentLinkID)
}
