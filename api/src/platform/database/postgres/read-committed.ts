import type { EntityManager } from 'typeorm'

/**
 * To be the first statement of a unit that takes rows off a queue. Serializable, workers would lose to each other, and
 * payments that add to the queue would lose to workers; rows that are locked one by one need no more than this.
 */
export async function readCommitted(manager: EntityManager): Promise<void> {
  if (manager.connection.options.type === 'postgres') {
    await manager.query('SET TRANSACTION ISOLATION LEVEL READ COMMITTED')
  }
}
