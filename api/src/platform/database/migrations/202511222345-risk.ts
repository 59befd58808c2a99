import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, flag, index, key, number, optional, text } from '../table-parts.js'

const long = (name: string) => ({ name, type: 'text' })

const tables = [
  {
    name: 'risk_rules',
    columns: [
      key('riskRuleID'),
      text('mode'),
      number('position'),
      optional(text('name')),
      long('conditions'),
      text('outcome'),
      flag('isEnabled'),
      ...['createdAt', 'updatedAt'].map(big),
    ],
    indices: [index('risk_rules', ['mode', 'position'])],
  },
  {
    name: 'risk_list_entries',
    columns: [
      key('riskListEntryID'),
      ...['kind', 'mode', 'subject', 'value'].map(text),
      optional(text('reason')),
      optional(big('expiresAt')),
      big('createdAt'),
    ],
    indices: [
      index('risk_list_entries', ['mode', 'subject', 'value', 'kind'], true),
      index('risk_list_entries', ['kind', 'mode', 'createdAt', 'riskListEntryID']),
      index('risk_list_entries', ['expiresAt'], false, '"expiresAt" IS NOT NULL'),
    ],
  },
  {
    name: 'risk_decisions',
    columns: [key('transactionID'), text('outcome'), long('rules'), big('createdAt')],
  },
]

const added = ['payerAddress', 'cardFingerprint', 'cardCountry', 'review']
const looked = ['payerEmailAddress', 'payerAddress', 'cardFingerprint']
const indices: [name: string, on: string][] = [
  ...looked.map((name): [string, string] => [
    `transactions_by_${name}`,
    `("${name}", "createdAt") WHERE "${name}" IS NOT NULL`,
  ]),
  ['transactions_in_review', `("createdAt", "transactionID") WHERE "review" = 'open'`],
]

export class Risk1763855100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.createTable(new Table(table))
    for (const name of added) await runner.query(`ALTER TABLE "transactions" ADD COLUMN "${name}" varchar`)
    for (const [name, on] of indices) await runner.query(`CREATE INDEX "${name}" ON "transactions" ${on}`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of indices) await runner.query(`DROP INDEX "${name}"`)
    for (const name of added) await runner.query(`ALTER TABLE "transactions" DROP COLUMN "${name}"`)
    for (const { name } of [...tables].reverse()) await runner.dropTable(name)
  }
}
