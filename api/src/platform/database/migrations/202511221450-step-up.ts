import type { MigrationInterface, QueryRunner } from 'typeorm'

// Absent in the sessions there are, and in those that the version before still opens: they prove it at the first such call.
const columns = { provenAt: 'bigint', provenBy: 'varchar' }

/** When somebody last proved in a session who they are, and by what. */
export class StepUp1763823000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, type] of Object.entries(columns))
      await runner.query(`ALTER TABLE "sessions" ADD COLUMN "${name}" ${type}`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(columns)) await runner.query(`ALTER TABLE "sessions" DROP COLUMN "${name}"`)
  }
}
