import type { MigrationInterface, QueryRunner } from 'typeorm'

const columns = [
  ['awaited_transfers', 'sealedPayer', 'text'],
  ['bank_statement_entries', 'sealedCounterparty', 'text'],
  ['payouts', 'transactionID', 'varchar(40)'],
  ['payouts', 'refundID', 'varchar(40)'],
  ['payouts', 'returnsEntryID', 'varchar(40)'],
] as const

export class TransferRefunds1764084600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, name, type] of columns) await runner.query(`ALTER TABLE "${table}" ADD COLUMN "${name}" ${type}`)
    await runner.query(
      `CREATE UNIQUE INDEX "payouts_by_refundID" ON "payouts" ("refundID") WHERE "refundID" IS NOT NULL`,
    )
    await runner.query(
      `CREATE INDEX "payouts_by_returnsEntryID" ON "payouts" ("returnsEntryID") WHERE "returnsEntryID" IS NOT NULL`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "payouts_by_returnsEntryID"')
    await runner.query('DROP INDEX "payouts_by_refundID"')
    for (const [table, name] of [...columns].reverse())
      await runner.query(`ALTER TABLE "${table}" DROP COLUMN "${name}"`)
  }
}
