import { Injectable } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import { webhookBatch, webhookLeaseMs } from '#contract/limits.js'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { readCommitted } from '../../platform/database/postgres/read-committed.js'
import { WebhookAttempt } from './webhook-attempt.entity.js'
import { WebhookDelivery } from './webhook-delivery.entity.js'

export type Due = Pick<WebhookDelivery, 'deliveryID' | 'endpointID'>

export type Claimed = WebhookDelivery & { claimedAt: Date }

@Injectable()
export class DeliveryQueue {
  constructor(private readonly database: Database) {}

  due(full: string[]): Promise<Due[]> {
    return this.dueQuery(full).getRawMany<Due>()
  }

  dueQuery(full: string[]) {
    const builder = this.database.read
      .createQueryBuilder(WebhookDelivery, 'delivery')
      .select('delivery.deliveryID', 'deliveryID')
      .addSelect('delivery.endpointID', 'endpointID')
      .where('delivery.nextAttemptAt <= :now', { now: clock.time() })
    if (full.length > 0) builder.andWhere('delivery.endpointID NOT IN (:...full)', { full })
    return builder.orderBy('delivery.nextAttemptAt', 'ASC').limit(webhookBatch)
  }

  // Whoever moves the next attempt on has the delivery; if that process dies, it is due again when the lease ends.
  claim(deliveryIDs: string[]): Promise<Claimed[]> {
    return this.database.write(async (manager) => {
      await readCommitted(manager)
      const found = await lockDue(manager, deliveryIDs)
      if (found.length === 0) return []
      const claimedAt = clock.now()
      const nextAttemptAt = new Date(claimedAt.getTime() + webhookLeaseMs)
      await noteInterrupted(manager, found)
      const where = { deliveryID: In(found.map(({ deliveryID }) => deliveryID)) }
      await manager.update(WebhookDelivery, where, { nextAttemptAt, claimedAt, attempts: () => '"attempts" + 1' })
      return found.map((delivery) =>
        Object.assign(delivery, { nextAttemptAt, claimedAt, attempts: delivery.attempts + 1 }),
      )
    })
  }
}

function lockDue(manager: EntityManager, deliveryIDs: string[]): Promise<WebhookDelivery[]> {
  const builder = manager
    .createQueryBuilder(WebhookDelivery, 'delivery')
    .where('delivery.deliveryID IN (:...deliveryIDs)', { deliveryIDs })
    .andWhere('delivery.nextAttemptAt <= :now', { now: clock.time() })
  // SQLite has one writer, and this unit is it.
  if (manager.connection.options.type === 'postgres') builder.setLock('pessimistic_write').setOnLocked('skip_locked')
  return builder.getMany()
}

/** Their process died before it settled them, and what it sent may have arrived. */
async function noteInterrupted(manager: EntityManager, found: WebhookDelivery[]): Promise<void> {
  const rows = found.flatMap(({ deliveryID, attempts, claimedAt }) =>
    claimedAt
      ? [
          {
            attemptID: newId('wha', claimedAt.getTime()),
            deliveryID,
            number: attempts,
            durationMs: null,
            status: null,
            responseHead: null,
            responseBody: null,
            error: 'The process ended during this attempt: it may have arrived, and is made again',
            createdAt: claimedAt,
          },
        ]
      : [],
  )
  if (rows.length > 0) await manager.insert(WebhookAttempt, rows)
}
