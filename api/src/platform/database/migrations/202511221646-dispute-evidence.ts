import type { MigrationInterface, QueryRunner } from 'typeorm'

const added = {
  reason: 'varchar',
  processorReference: 'varchar',
  evidenceDueAt: 'bigint',
  evidenceSentAt: 'bigint',
}

export class DisputeEvidence1763830000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, type] of Object.entries(added))
      await runner.query(`ALTER TABLE "disputes" ADD COLUMN "${name}" ${type}`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(added)) await runner.query(`ALTER TABLE "disputes" DROP COLUMN "${name}"`)
  }
}
