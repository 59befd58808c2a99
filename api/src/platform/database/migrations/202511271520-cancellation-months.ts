import type { MigrationInterface, QueryRunner } from 'typeorm'

const given = '"cancellationFeedback" IS NOT NULL'

/** The version before writes no time while both run; the reports then take the time at which it was canceled or changed last. */
export class CancellationMonths1764256800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "subscriptions" ADD COLUMN "cancellationFeedbackAt" bigint')
    await runner.query(
      `UPDATE "subscriptions" SET "cancellationFeedbackAt" = COALESCE("canceledAt", "updatedAt") WHERE ${given}`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "subscriptions" DROP COLUMN "cancellationFeedbackAt"')
  }
}
