import { type MigrationInterface, type QueryRunner, TableColumn, TableIndex } from 'typeorm'
import { id, index, optional } from '../table-parts.js'

const table = 'client_documents'
const byPerson = index(table, ['clientPersonID'], false, '"clientPersonID" IS NOT NULL')

// On PostgreSQL TypeORM looks for the constraint under a name that it does not have, and later for one that is gone, unless it reads the table anew.
async function dropReferring(runner: QueryRunner): Promise<void> {
  if (runner.connection.options.type !== 'postgres') return runner.dropColumn(table, 'clientPersonID')
  await runner.query(`ALTER TABLE "${table}" DROP COLUMN "clientPersonID"`)
  await runner.getTable(table)
}

export class PersonPapers1763856000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.changeColumn(table, 'requirementID', new TableColumn(optional(id('requirementID'))))
    await runner.query(
      `ALTER TABLE "${table}" ADD COLUMN "clientPersonID" varchar(40) REFERENCES "client_persons" ("clientPersonID")`,
    )
    await runner.createIndex(table, new TableIndex(byPerson))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM "${table}" WHERE "requirementID" IS NULL`)
    await runner.dropIndex(table, byPerson.name)
    await dropReferring(runner)
    await runner.changeColumn(table, 'requirementID', new TableColumn(id('requirementID')))
  }
}
