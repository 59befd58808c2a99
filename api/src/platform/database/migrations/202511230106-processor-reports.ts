import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, index, key, number, optional, reference, text } from '../table-parts.js'

const ofAccount = (table: string) => reference(table, 'processorAccountID', 'processor_accounts')

const reports = {
  name: 'processor_reports',
  columns: [
    ...[key('processorReportID'), id('processorAccountID')],
    ...['mode', 'source'].map(text),
    ...[number('rows'), optional(id('uploadedBy'))],
    ...['fromAt', 'toAt', 'createdAt'].map(big),
  ],
  indices: [
    index('processor_reports', ['mode', 'createdAt', 'processorReportID']),
    index('processor_reports', ['processorAccountID', 'createdAt', 'processorReportID']),
  ],
  foreignKeys: [ofAccount('processor_reports')],
}

const rows = {
  name: 'processor_report_rows',
  columns: [
    ...[key('reportRowID'), id('processorReportID'), id('processorAccountID')],
    ...['rowID', 'mode', 'kind', 'currency'].map(text),
    ...[optional(id('subject'))],
    ...['reference', 'processorReference', 'paymentReference', 'processorPayment', 'settledIn'].map(text).map(optional),
    ...['gross', 'fee', 'net', 'occurredAt', 'createdAt'].map(big),
    optional(big('comparedAt')),
  ],
  indices: [
    index('processor_report_rows', ['processorAccountID', 'rowID'], true),
    index('processor_report_rows', ['processorReportID', 'createdAt', 'reportRowID']),
    index('processor_report_rows', ['processorAccountID', 'subject'], false, '"subject" IS NOT NULL'),
    index('processor_report_rows', ['processorAccountID', 'processorPayment'], false, '"processorPayment" IS NOT NULL'),
    index('processor_report_rows', ['processorAccountID', 'occurredAt'], false, '"comparedAt" IS NULL'),
  ],
  foreignKeys: [
    ofAccount('processor_report_rows'),
    reference('processor_report_rows', 'processorReportID', 'processor_reports'),
  ],
}

const cursors = {
  name: 'processor_report_cursors',
  columns: [
    ...[key('processorAccountID'), number('failures'), id('walkedEntryID')],
    ...['cursor', 'failure'].map(text).map(optional),
    ...['toldUntil', 'readAt'].map(big).map(optional),
    ...['nextReadAt', 'walkedAt'].map(big),
  ],
  indices: [index('processor_report_cursors', ['nextReadAt'])],
  foreignKeys: [ofAccount('processor_report_cursors')],
}

const balances = {
  name: 'processor_report_balances',
  columns: [key('processorAccountID'), { ...text('currency'), isPrimary: true }, ...['net', 'fee'].map(big)],
  foreignKeys: [ofAccount('processor_report_balances')],
}

const differences = {
  name: 'reconciliation_differences',
  columns: [
    ...[key('differenceID'), id('processorAccountID'), id('subject')],
    ...['mode', 'currency', 'about', 'kind'].map(text),
    ...['ours', 'theirs', 'occurredAt', 'createdAt'].map(big),
    ...['countsFrom', 'explainedAt', 'resolvedAt'].map(big).map(optional),
    ...[optional(text('explanation')), optional(id('explainedBy'))],
  ],
  indices: [
    index('reconciliation_differences', ['processorAccountID', 'subject', 'currency'], true),
    index('reconciliation_differences', ['mode', 'createdAt', 'differenceID']),
    index('reconciliation_differences', ['processorAccountID', 'currency', 'about'], false, '"resolvedAt" IS NULL'),
  ],
  foreignKeys: [ofAccount('reconciliation_differences')],
}

export class ProcessorReports1763860000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of [reports, rows, cursors, balances, differences]) await runner.createTable(new Table(table))
    await runner.query(
      `CREATE INDEX "ledger_entries_by_processorReportID" ON "ledger_entries" ("processorReportID") WHERE "processorReportID" IS NOT NULL`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "ledger_entries_by_processorReportID"')
    for (const { name } of [differences, balances, cursors, rows, reports]) await runner.dropTable(name)
  }
}
