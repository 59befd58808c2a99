import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, index, key, text } from '../table-parts.js'

const tables = [
  {
    name: 'processor_notices',
    columns: [
      key('processor'),
      { ...text('noticeID'), isPrimary: true },
      text('kind'),
      text('reference'),
      big('takenAt'),
    ],
  },
  {
    name: 'sandbox_disputes',
    columns: [key('reference'), big('dueAt')],
    indices: [index('sandbox_disputes', ['dueAt'])],
  },
]
// The default covers old rows without writing them, and those that the version before still writes.
const columns = { processor: `varchar(40) NOT NULL DEFAULT 'sandbox'`, processorReference: 'varchar' }
const batch = 10_000

export class Processors1763815800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.createTable(new Table(table))
    // Plain SQL: TypeORM would copy the table on SQLite, and lose an index.
    for (const [name, type] of Object.entries(columns))
      await runner.query(`ALTER TABLE "transactions" ADD COLUMN "${name}" ${type}`)
    await fillReferences(runner)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(columns)) await runner.query(`ALTER TABLE "transactions" DROP COLUMN "${name}"`)
    for (const { name } of tables) await runner.dropTable(name)
  }
}

// A payment without a line of history was never answered, so it has no reference yet.
async function fillReferences(runner: QueryRunner): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows = (await runner.query(
      `SELECT "transactionID" FROM "transactions" WHERE "transactionID" > $1 ORDER BY "transactionID" LIMIT ${batch}`,
      [after],
    )) as { transactionID: string }[]
    const last = rows.at(-1)?.transactionID
    if (last)
      await runner.query(
        `UPDATE "transactions" SET "processorReference" = 'sbx_' || substr("transactionID", 5)
         WHERE "transactionID" > $1 AND "transactionID" <= $2 AND "moves" > 0`,
        [after, last],
      )
    after = last
  }
}
