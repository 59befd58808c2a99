import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Which person of a client acted; what was written before names the client alone. */
export class TransactionActors1763824560000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "transaction_moves" ADD COLUMN "actorLoginID" varchar(40)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "transaction_moves" DROP COLUMN "actorLoginID"')
  }
}
