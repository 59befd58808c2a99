import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Each holds all that its question reads; `transactions_ended_by_account` is contained in the first, and goes in a later release. */
const indexes = {
  transactions_ended_by_kind: `"transactions"
     ("processorAccountID", "createdAt", "currency", "status", "cardBrand", "failureCode", "amountCaptured")
     WHERE "status" IN ('succeeded', 'failed')`,
  requirement_answers_given: `"requirement_answers" ("givenAt") WHERE "status" = 'given'`,
  reconciliation_differences_open: `"reconciliation_differences" ("mode", "createdAt")
     WHERE "resolvedAt" IS NULL AND "explainedAt" IS NULL`,
}

export class Operations1763874660000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(indexes)) await runner.query(`CREATE INDEX "${name}" ON ${on}`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(indexes)) await runner.query(`DROP INDEX "${name}"`)
  }
}
