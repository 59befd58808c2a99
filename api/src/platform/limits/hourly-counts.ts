import { Injectable } from '@nestjs/common'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import { Environment } from '../config/environment.js'
import { Database } from '../database/database.js'
import { limiterIn } from './limiter-in.js'

/** What a whole merchant has of something in an hour, from whichever address. */
@Injectable()
export class HourlyCounts {
  private readonly counts: RateLimiterAbstract

  constructor(
    private readonly environment: Environment,
    database: Database,
  ) {
    this.counts = limiterIn(database, { keyPrefix: 'hourly', points: 1, duration: 3_600 })
  }

  async add(key: string, times = 1): Promise<void> {
    await this.counts.penalty(key, times)
  }

  async isUsedUp(key: string, most: number): Promise<boolean> {
    const count = await this.counts.get(key)
    return (count?.consumedPoints ?? 0) >= Math.max(1, Math.round(most * this.environment.RATE_LIMIT_SCALE))
  }
}
