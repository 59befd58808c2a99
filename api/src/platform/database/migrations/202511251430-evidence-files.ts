import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The processor keeps the files themselves. */
export class EvidenceFiles1764081000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "disputes" ADD COLUMN "evidenceFiles" text')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "disputes" DROP COLUMN "evidenceFiles"')
  }
}
