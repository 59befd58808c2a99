import { readFileSync } from 'node:fs'
import { inRoot } from '../../../libs/launch/paths.mjs'
import { months, spanMs } from './rows.mjs'

const sql = readFileSync(inRoot('docker', 'postgres', 'partitions.sql'), 'utf8')

/** Converts tables that hold payments, as an operator does; answers how long that took. */
export const convert = async ({ query }) => {
  await query(sql)
  const startedAt = performance.now()
  await query(`SELECT gatehouse_partitions.partition_all(date_trunc('month', now() + interval '1 month', 'UTC'))`)
  return (performance.now() - startedAt) / 1_000
}

/** The partitions that an installation would have that was cut every month since its first payment. */
export const partitionByMonth = async ({ query }, { startsAt }) => {
  await query(sql)
  // The merchant has just been made: what is told of that is younger than the first month.
  await query('DELETE FROM "events"')
  const plan = await query('SELECT "table", "step" FROM gatehouse_partitions.plan')
  for (const { table, step } of plan) {
    const ends = (index) => (step ? (index + 1) * 100_000 + 1 : Math.round(startsAt + (index * spanMs) / months))
    await query(`SELECT gatehouse_partitions.partition_table('${table}', ${ends(0)})`)
    await query(`INSERT INTO gatehouse_partitions.ranges VALUES ('${table}', '${table}_first', NULL, ${ends(0)})`)
    for (let index = 1; index <= months; index += 1)
      await query(`SELECT gatehouse_partitions.add_partition('${table}', ${ends(index)})`)
  }
  await query('SELECT gatehouse_partitions.add_months(3)')
}
