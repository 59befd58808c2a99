import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { flag, key, reference, text } from '../table-parts.js'

const settings = {
  name: 'portal_settings',
  columns: [
    ...[key('clientID'), { ...text('mode'), isPrimary: true }, text('cancellation'), flag('mayChangeQuantity')],
    ...[flag('mayChangeMethod'), { name: 'priceIDs', type: 'text' }],
  ],
  foreignKeys: [reference('portal_settings', 'clientID', 'clients')],
}

export class BillingPortal1764183600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(new Table(settings))
    await runner.query('ALTER TABLE "subscriptions" ADD COLUMN "cancellationFeedback" varchar')
    await runner.query(
      'CREATE INDEX "subscriptions_by_feedback" ON "subscriptions" ("clientID", "mode", "cancellationFeedback") ' +
        'WHERE "cancellationFeedback" IS NOT NULL',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "subscriptions_by_feedback"')
    await runner.query('ALTER TABLE "subscriptions" DROP COLUMN "cancellationFeedback"')
    await runner.dropTable(settings.name)
  }
}
