import type { EntityManager } from 'typeorm'
import { countedDays } from '#contract/limit-names.js'
import { clock } from '#contract/clock.js'
import { type DayCount, dayOf } from './limit-hit.js'
import { countsOf, keptClients, recounted } from './payment-counts.js'

const sums = ['payments', 'amount', 'refunds', 'refundAmount'] as const

export async function limitCountsFault(manager: EntityManager, now = clock.now()): Promise<string | null> {
  const today = dayOf(now)
  for (const of of await keptClients(manager)) {
    const { clientID, mode, currency } = of
    const stored = byDay(await countsOf(manager, of, today))
    const counted = byDay(await recounted(manager, of, today))
    for (const day of new Set([...stored.keys(), ...counted.keys()])) {
      const wrong = sums.find((name) => (stored.get(day)?.[name] ?? 0) !== (counted.get(day)?.[name] ?? 0))
      if (wrong && day > today - countedDays)
        return `counts of ${clientID} in ${mode} ${currency}: ${wrong} of day ${day} are not what its payments make`
    }
  }
  return null
}

const byDay = (rows: DayCount[]) => new Map(rows.map((row) => [row.day, row]))
