import type { MigrationInterface, QueryRunner } from 'typeorm'

export class SubscriptionSales1764154800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "payment_links" ADD COLUMN "subscription" text')
    await runner.query('ALTER TABLE "payment_links" ADD COLUMN "subscriptionID" varchar(40)')
    await runner.query('ALTER TABLE "subscriptions" ADD COLUMN "checkoutSessionID" varchar(40)')
    await runner.query(
      'CREATE UNIQUE INDEX "subscriptions_by_session" ON "subscriptions" ("checkoutSessionID") ' +
        'WHERE "checkoutSessionID" IS NOT NULL',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "subscriptions_by_session"')
    await runner.query('ALTER TABLE "subscriptions" DROP COLUMN "checkoutSessionID"')
    await runner.query('ALTER TABLE "payment_links" DROP COLUMN "subscriptionID"')
    await runner.query('ALTER TABLE "payment_links" DROP COLUMN "subscription"')
  }
}
