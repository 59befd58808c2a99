import { type MigrationInterface, type QueryRunner } from 'typeorm'

/** Each holds all that its question reads, so that no payment and no notice is read. */
const indexes = {
  transactions_ended_by_account: `"transactions" ("processorAccountID", "createdAt", "currency", "status", "amountCaptured")
     WHERE "status" IN ('succeeded', 'failed')`,
  received_notices_by_account_and_time: '"received_notices" ("processorAccountID", "createdAt")',
}

export class AccountVolumes1763853000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(indexes))
      await runner.query(`CREATE INDEX IF NOT EXISTS "${name}" ON ${on}`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(indexes)) await runner.query(`DROP INDEX "${name}"`)
  }
}
