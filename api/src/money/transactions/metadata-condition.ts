import type { EntityManager } from 'typeorm'
import type { Conditions } from '../../platform/lists/conditions.js'

/**
 * Payments with this text under this key. No index knows what keys there are, so the rows that the rest of the filter
 * leaves are read, newest first, within the time of a dear read. Most are passed over by looking for the pair in the
 * stored text; only those that have it somewhere are parsed, because it may stand there as part of other texts.
 */
export function addMetadata(
  conditions: Conditions,
  metadata: Record<string, string>,
  { connection }: EntityManager,
): void {
  const isPostgres = connection.options.type === 'postgres'
  for (const [key, text] of Object.entries(metadata)) {
    const pair = `${JSON.stringify(key)}:${JSON.stringify(text)}`
    if (isPostgres) {
      conditions.add('STRPOS("metadata", CAST(? AS text)) > 0', pair)
      conditions.add('"metadata"::jsonb ->> CAST(? AS text) = CAST(? AS text)', key, text)
    } else {
      conditions.add('INSTR("metadata", ?) > 0', pair)
      const found = 'SELECT 1 FROM json_each("metadata") AS "one" WHERE "one"."key" = ? AND "one"."value" = ?'
      conditions.add(`EXISTS (${found})`, key, text)
    }
  }
}
