import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, flag, id, index, key, number, optional, text } from '../table-parts.js'

const json = (name: string) => ({ name, type: 'text' })

const rules = {
  name: 'routing_rules',
  columns: [
    key('routingRuleID'),
    text('mode'),
    number('position'),
    optional(text('name')),
    ...['conditions', 'targets', 'fallbacks'].map(json),
    ...['retriesDeclines', 'isEnabled'].map(flag),
    ...['createdAt', 'updatedAt'].map(big),
  ],
  indices: [index('routing_rules', ['mode', 'position'])],
}

const sets = {
  name: 'routing_sets',
  columns: [key('routingSetID'), text('mode'), number('number'), json('rules'), big('createdAt')],
  indices: [index('routing_sets', ['mode', 'number'], true)],
}

const ofAttempts = [optional(id('routingRuleID')), optional(id('routingSetID'))]

export class Routing1763827200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(new Table(rules))
    await runner.createTable(new Table(sets))
    for (const { name } of ofAttempts)
      await runner.query(`ALTER TABLE "payment_attempts" ADD COLUMN "${name}" varchar(40)`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of ofAttempts) await runner.query(`ALTER TABLE "payment_attempts" DROP COLUMN "${name}"`)
    await runner.dropTable(sets.name)
    await runner.dropTable(rules.name)
  }
}
