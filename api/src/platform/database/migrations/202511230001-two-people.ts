import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, flag, id, key, optional, reference, text } from '../table-parts.js'

const marks = {
  name: 'high_risk_marks',
  columns: [
    key('clientID'),
    text('reason'),
    ...[id('markedBy'), big('markedAt')],
    ...[optional(id('liftedBy')), optional(big('liftedAt'))],
  ],
  foreignKeys: [reference('high_risk_marks', 'clientID', 'clients')],
}

const firstApprovals = {
  name: 'first_approvals',
  columns: [key('clientID'), id('approvedBy'), big('approvedAt'), text('seen')],
  foreignKeys: [reference('first_approvals', 'clientID', 'clients')],
}

const policy = {
  name: 'approval_policy',
  columns: [key('policyID'), { name: 'highRiskCountries', type: 'text' }, flag('everyClient'), big('updatedAt')],
}

const tables = [marks, firstApprovals, policy]

export class TwoPeople1763856060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.createTable(new Table(table))
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of tables) await runner.dropTable(name)
  }
}
