import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Database } from '../database/database.js'

interface Counted {
  keyPrefix: string
  points: number
  /** Seconds. */
  duration: number
}

/** In memory on SQLite, in the database on PostgreSQL, where replicas share the count. */
export function limiterIn({ postgresPool: storeClient }: Database, counted: Counted): RateLimiterAbstract {
  if (!storeClient) return new RateLimiterMemory(counted)
  // The table comes with our migrations; a database that stalls must not stop sign-ins, so memory stands in.
  return new RateLimiterPostgres({
    ...{ ...counted, storeClient, tableName: 'address_limits', tableCreated: true, clearExpiredByTimeout: false },
    insuranceLimiter: new RateLimiterMemory(counted),
  })
}
