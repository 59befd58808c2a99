import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, flag, index, key, optional, text } from '../table-parts.js'

const sandbox = 'pra_00000000000000000000000001'

const accounts = {
  name: 'processor_accounts',
  columns: [
    key('processorAccountID'),
    ...['processor', 'mode', 'name', 'sealedSettings'].map(text),
    optional(big('previousSecretEndsAt')),
    optional({ name: 'currencies', type: 'text' }),
    { name: 'methods', type: 'text' },
    flag('isEnabled'),
    ...['createdAt', 'updatedAt'].map(big),
    optional(big('deletedAt')),
  ],
}

/** What the version before writes without an account is the sandbox's, as everything until now. */
export class ProcessorAccounts1763827020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(new Table(accounts))
    await runner.query(
      `INSERT INTO "processor_accounts" ("processorAccountID", "processor", "mode", "name", "sealedSettings", "methods", "isEnabled", "createdAt", "updatedAt")
       VALUES ('${sandbox}', 'sandbox', 'test', 'Sandbox', '', '["test_method"]', TRUE, 0, 0)`,
    )
    await runner.query(
      `ALTER TABLE "transactions" ADD COLUMN "processorAccountID" varchar(40) NOT NULL DEFAULT '${sandbox}'`,
    )
    // Payments of the sandbox are not in it, so that they cost nothing more.
    const { name, columnNames } = index('transactions', ['processorAccountID'])
    await runner.query(
      `CREATE INDEX "${name}" ON "transactions" ("${columnNames.join()}") WHERE "processorAccountID" <> '${sandbox}'`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "transactions_by_processorAccountID"')
    await runner.query('ALTER TABLE "transactions" DROP COLUMN "processorAccountID"')
    await runner.dropTable(accounts.name)
  }
}
