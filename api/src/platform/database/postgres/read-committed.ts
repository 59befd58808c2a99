import type { EntityManager } from 'typeorm'

/** For units that take rows off a queue: serializable, workers and payments would lose conflicts to each other. */
export async function readCommitted(manager: EntityManager): Promise<void> {
  if (manager.connection.options.type === 'postgres') {
    await manager.query('SET TRANSACTION ISOLATION LEVEL READ COMMITTED')
  }
}
