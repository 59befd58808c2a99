import type { MigrationInterface, QueryRunner } from 'typeorm'

const added = [
  ['currency', 'varchar'],
  ['settlementAccountID', 'varchar(40)'],
  ['sealedPaidInto', 'varchar'],
  ['paidIntoAt', 'bigint'],
] as const

export class Subaccounts1764270000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [column, type] of added)
      await runner.query(`ALTER TABLE "connected_accounts" ADD COLUMN "${column}" ${type}`)
  }

  async down(runner: QueryRunner): Promise<void> {
    const subaccounts = `SELECT 1 FROM "connected_accounts" WHERE "settlementAccountID" IS NOT NULL LIMIT 1`
    if (((await runner.query(subaccounts)) as object[]).length > 0)
      throw new Error('Clients have subaccounts, of which the version before knows nothing')
    for (const [column] of [...added].reverse())
      await runner.query(`ALTER TABLE "connected_accounts" DROP COLUMN "${column}"`)
  }
}
