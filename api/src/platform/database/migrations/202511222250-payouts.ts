import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, index, key, number, optional, reference, text } from '../table-parts.js'

const long = (name: string) => ({ name, type: 'text' })

const payouts = {
  name: 'payouts',
  columns: [
    key('payoutID'),
    id('clientID'),
    ...['mode', 'currency', 'status', 'rail', 'accountHolder', 'bankName', 'accountLast4', 'actorKind'].map(text),
    ...['sealedAccount', 'warnings'].map(long),
    ...['amount', 'fee', 'createdAt', 'updatedAt'].map(big),
    number('approvalsNeeded'),
    ...['railReference', 'reason', 'paidFromAccount'].map(text).map(optional),
    ...['processorAccountID', 'payoutFileID', 'paidFromOwnerID', 'actorID', 'actorLoginID'].map(id).map(optional),
    ...['scheduledFor', 'dueAt', 'approvedAt', 'sentAt', 'paidAt', 'endedAt'].map(big).map(optional),
    optional(number('inFlightBy')),
  ],
  indices: [
    index('payouts', ['mode', 'createdAt', 'payoutID']),
    index('payouts', ['clientID', 'createdAt', 'payoutID']),
    index('payouts', ['status', 'createdAt', 'payoutID']),
    index('payouts', ['clientID', 'mode', 'currency', 'scheduledFor'], true, '"scheduledFor" IS NOT NULL'),
    index('payouts', ['dueAt'], false, '"dueAt" IS NOT NULL'),
    index('payouts', ['payoutFileID'], false, '"payoutFileID" IS NOT NULL'),
    index('payouts', ['railReference'], false, '"railReference" IS NOT NULL'),
  ],
  foreignKeys: [reference('payouts', 'clientID', 'clients')],
}

const lines = {
  name: 'payout_lines',
  columns: [
    key('payoutID'),
    key('entryID'),
    text('kind'),
    ...['sequence', 'amount', 'entryAmount', 'createdAt'].map(big),
    ...['transactionID', 'refundID', 'disputeID'].map(id).map(optional),
    number('released'),
  ],
  indices: [
    index('payout_lines', ['entryID']),
    index('payout_lines', ['payoutID', 'createdAt', 'entryID']),
    index('payout_lines', ['transactionID'], false, '"transactionID" IS NOT NULL'),
  ],
  foreignKeys: [reference('payout_lines', 'payoutID', 'payouts')],
}

const approvals = {
  name: 'payout_approvals',
  columns: [key('payoutID'), key('portalUserID'), optional(id('loginID')), big('createdAt')],
  foreignKeys: [reference('payout_approvals', 'payoutID', 'payouts')],
}

const positions = {
  name: 'payout_positions',
  columns: [
    key('clientID'),
    ...['mode', 'currency'].map((name) => ({ ...text(name), isPrimary: true })),
    ...['sequence', 'reachedAt'].map(big),
  ],
  foreignKeys: [reference('payout_positions', 'clientID', 'clients')],
}

const schedules = {
  name: 'payout_schedules',
  columns: [
    key('clientID'),
    text('interval'),
    ...['weekday', 'dayOfMonth', 'delayDays'].map(number),
    long('leastAmounts'),
    optional(big('dueAt')),
    ...['editedBy', 'editedByLoginID'].map(id).map(optional),
    big('updatedAt'),
  ],
  indices: [index('payout_schedules', ['dueAt'], false, '"dueAt" IS NOT NULL')],
  foreignKeys: [reference('payout_schedules', 'clientID', 'clients')],
}

const policy = {
  name: 'payout_policy',
  columns: [
    key('policyID'),
    ...['twoApprovalsAbove', 'formerlyAbove', 'processorAccountIDs'].map(long),
    ...['editedBy', 'editedByLoginID'].map(id).map(optional),
    big('updatedAt'),
  ],
}

const tables = [payouts, lines, approvals, positions, schedules, policy]

export class Payouts1763851800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.createTable(new Table(table))
    await runner.query('ALTER TABLE "settlement_accounts" ADD COLUMN "changedByLoginID" varchar(40)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "settlement_accounts" DROP COLUMN "changedByLoginID"')
    for (const { name } of [...tables].reverse()) await runner.dropTable(name)
  }
}
