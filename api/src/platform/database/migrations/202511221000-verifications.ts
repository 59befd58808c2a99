import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, flag, key, optional, text } from '../table-parts.js'

const table = {
  name: 'verifications',
  columns: [
    key('subject'),
    optional({ ...text('runID'), length: '40' }),
    optional(big('startedAt')),
    optional(big('leaseUntil')),
    big('rowsDone'),
    big('rowsTotal'),
    optional(big('brokenOffAt')),
    optional(big('finishedAt')),
    big('entries'),
    optional(flag('isIntact')),
    optional(text('fault')),
  ],
}

interface Kept {
  at: string
  entries: number
  isIntact: boolean
  fault: string | null
}

const renamed = [
  ['/ledger/verification', 'Verify the ledger', 'See the verification of the ledger'],
  ['/audit/verification', 'Verify the audit log', 'See the verification of the audit log'],
]

export class Verifications1763805600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(new Table(table))
    for (const subject of ['ledger', 'audit']) {
      await runner.query(
        `INSERT INTO "verifications" ("subject", "rowsDone", "rowsTotal", "entries") VALUES ('${subject}', 0, 0, 0)`,
      )
    }
    await this.moveLast(runner)
    for (const [pattern, name, next] of renamed) {
      await runner.query(
        `UPDATE "permissions" SET "name" = $1 WHERE "name" = $2 AND "httpMethod" = 'GET' AND "routePattern" = $3
         AND NOT EXISTS (SELECT 1 FROM "permissions" AS "other" WHERE LOWER("other"."name") = LOWER($4))`,
        [next, name, pattern, next],
      )
    }
  }

  private async moveLast(runner: QueryRunner): Promise<void> {
    const rows = (await runner.query(`SELECT "value" FROM "settings" WHERE "name" = 'ledgerCheck'`)) as {
      value: string
    }[]
    const [row] = rows
    if (!row) return
    const { at, entries, isIntact, fault } = JSON.parse(row.value) as Kept
    await runner.query(
      `UPDATE "verifications" SET "finishedAt" = $1, "entries" = $2, "isIntact" = $3, "fault" = $4 WHERE "subject" = 'ledger'`,
      [Date.parse(at), entries, isIntact, fault],
    )
    await runner.query(`DELETE FROM "settings" WHERE "name" = 'ledgerCheck'`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(table.name)
  }
}
