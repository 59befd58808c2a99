import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, index, key, number, optional, text } from '../table-parts.js'

const notices = {
  name: 'received_notices',
  columns: [
    key('processorNoticeID'),
    id('processorAccountID'),
    ...['noticeID', 'type', 'status'].map(text),
    optional({ name: 'subject', type: 'text' }),
    optional(id('transactionID')),
    optional(text('changed')),
    number('tries'),
    optional(big('dueAt')),
    big('createdAt'),
    optional(big('workedAt')),
  ],
  indices: [
    index('received_notices', ['processorAccountID', 'noticeID'], true),
    index('received_notices', ['dueAt'], false, '"dueAt" IS NOT NULL'),
    index('received_notices', ['createdAt']),
  ],
}

export class ReceivedNotices1763827140000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(new Table(notices))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(notices.name)
  }
}
