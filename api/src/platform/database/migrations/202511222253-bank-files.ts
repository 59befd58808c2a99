import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, index, key, number, optional, reference, text } from '../table-parts.js'

const long = (name: string) => ({ name, type: 'text' })
const ofAccount = (table: string) => reference(table, 'bankAccountID', 'bank_accounts')

const accounts = {
  name: 'bank_accounts',
  columns: [
    key('bankAccountID'),
    ...['name', 'holder', 'numberLast4', 'currency', 'mode', 'cutOffTime', 'timeZone'].map(text),
    ...['sealedNumber', 'holidays'].map(long),
    ...['isIban', 'isEnabled'].map(number),
    ...['bic', 'openingOn'].map(text).map(optional),
    optional(long('csvMapping')),
    optional(big('opening')),
    ...['createdAt', 'updatedAt'].map(big),
  ],
  indices: [index('bank_accounts', ['mode', 'createdAt', 'bankAccountID'])],
}

const statements = {
  name: 'bank_statements',
  columns: [
    ...[key('bankStatementID'), id('bankAccountID')],
    ...['mode', 'currency', 'reference', 'contentHash', 'fromDay', 'toDay'].map(text),
    ...['opening', 'closing'].map(big).map(optional),
    ...[number('entries'), big('createdAt')],
  ],
  indices: [
    index('bank_statements', ['bankAccountID', 'contentHash'], true),
    index('bank_statements', ['bankAccountID', 'toDay']),
    index('bank_statements', ['mode', 'createdAt', 'bankStatementID']),
  ],
  foreignKeys: [ofAccount('bank_statements')],
}

const entries = {
  name: 'bank_statement_entries',
  columns: [
    ...[key('entryID'), id('bankAccountID'), id('bankStatementID')],
    ...['mode', 'currency', 'bookedOn', 'fingerprint', 'status'].map(text),
    ...['valueOn', 'returnReason', 'code', 'bankReference', 'endToEndID', 'messageID'].map(text).map(optional),
    ...['counterparty', 'text', 'matchKind', 'matchReason'].map(text).map(optional),
    ...['matchedID', 'matchedBy'].map(id).map(optional),
    ...['amount', 'charges', 'createdAt'].map(big),
    ...[number('isReversal'), optional(big('dueAt'))],
  ],
  indices: [
    index('bank_statement_entries', ['bankAccountID', 'fingerprint'], true),
    index('bank_statement_entries', ['mode', 'status', 'createdAt', 'entryID']),
    index('bank_statement_entries', ['bankAccountID', 'createdAt', 'entryID']),
    index('bank_statement_entries', ['matchedID'], false, '"matchedID" IS NOT NULL'),
    index('bank_statement_entries', ['dueAt'], false, '"dueAt" IS NOT NULL'),
  ],
  foreignKeys: [
    ofAccount('bank_statement_entries'),
    reference('bank_statement_entries', 'bankStatementID', 'bank_statements'),
  ],
}

const lines = {
  name: 'bank_statement_lines',
  columns: [key('bankStatementID'), key('entryID')],
  indices: [index('bank_statement_lines', ['entryID'])],
  foreignKeys: [
    reference('bank_statement_lines', 'bankStatementID', 'bank_statements'),
    reference('bank_statement_lines', 'entryID', 'bank_statement_entries'),
  ],
}

const files = {
  name: 'payout_files',
  columns: [
    ...[key('payoutFileID'), id('bankAccountID')],
    ...['mode', 'currency', 'status', 'executeOn', 'sha256'].map(text),
    ...[long('sealedContent'), number('payouts'), big('amount')],
    ...['createdBy', 'createdByLoginID', 'voidAskedBy', 'voidAskedByLoginID'].map(id).map(optional),
    ...[optional(big('answeredAt')), big('createdAt')],
  ],
  indices: [
    index('payout_files', ['mode', 'createdAt', 'payoutFileID']),
    index('payout_files', ['bankAccountID', 'createdAt', 'payoutFileID']),
  ],
  foreignKeys: [ofAccount('payout_files')],
}

const fileLines = {
  name: 'payout_file_lines',
  columns: [key('payoutFileID'), key('payoutID'), big('amount'), number('isVoid')],
  indices: [index('payout_file_lines', ['payoutID'], true, '"isVoid" = 0')],
  foreignKeys: [reference('payout_file_lines', 'payoutFileID', 'payout_files')],
}

const tables = [accounts, statements, entries, lines, files, fileLines]

export class BankFiles1763852000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.createTable(new Table(table))
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of [...tables].reverse()) await runner.dropTable(name)
  }
}
