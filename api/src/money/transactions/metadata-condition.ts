import type { EntityManager } from 'typeorm'
import type { Conditions } from '../../platform/lists/conditions.js'

/** No index knows the keys, so the stored text is searched first and only rows that contain the pair are parsed. */
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
