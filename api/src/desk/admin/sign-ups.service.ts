import { Injectable } from '@nestjs/common'
import type { SignUpsView } from '#contract/admin.js'
import { summaryDays } from '#contract/limits.js'
import { Client } from '../../people/clients/client.entity.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'

const dayMs = 86_400_000
const dateOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10)

@Injectable()
export class SignUpsService {
  constructor(private readonly database: Database) {}

  async read(now = clock.time()): Promise<SignUpsView> {
    const firstDay = Math.floor(now / dayMs) - summaryDays + 1
    // A bigint divided by an integer is cut off, so both engines answer whole days.
    const rows = await this.database.list((manager) =>
      manager
        .createQueryBuilder(Client, 'client')
        .select(`client.createdAt / ${dayMs}`, 'day')
        .addSelect('COUNT(*)', 'clients')
        .where('client.createdAt >= :since', { since: firstDay * dayMs })
        .groupBy(`client.createdAt / ${dayMs}`)
        .getRawMany<{ day: number | string; clients: number | string }>(),
    )
    const perDay = new Map(rows.map(({ day, clients }) => [Number(day), Number(clients)]))
    const days = Array.from({ length: summaryDays }, (_, index) => ({
      day: dateOf(firstDay + index),
      clients: perDay.get(firstDay + index) ?? 0,
    }))
    return { days, total: days.reduce((sum, { clients }) => sum + clients, 0) }
  }
}
