import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, index, key, number, optional, text } from '../table-parts.js'

/** Calls whose end is not known, and the answers of each account that could not be read. */
export class UnclearCalls1764074400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'unclear_calls',
        columns: [
          ...[key('subjectID'), text('kind'), optional(id('transactionID')), id('clientID')],
          ...[text('mode'), id('processorAccountID'), big('amount'), text('currency'), text('call')],
          ...[big('since'), big('lastAt'), number('times'), number('isUnreadable'), text('reason')],
        ],
        indices: [index('unclear_calls', ['kind', 'mode', 'since'])],
      }),
    )
    await runner.createTable(
      new Table({
        name: 'unreadable_hours',
        columns: [
          key('processorAccountID'),
          { ...big('hour'), isPrimary: true },
          ...[number('count'), big('lastAt'), text('lastCall'), text('lastReason')],
        ],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('unreadable_hours')
    await runner.dropTable('unclear_calls')
  }
}
