import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, index, optional, reference, text } from '../table-parts.js'

const links = {
  name: 'not_me_links',
  columns: [
    { ...text('tokenHash'), isPrimary: true },
    id('loginID'),
    ...['email', 'event'].map(text),
    ...[text('undoKind'), id('undoID'), big('usedAt')].map(optional),
    ...['endsAt', 'createdAt'].map(big),
  ],
  indices: [index('not_me_links', ['loginID']), index('not_me_links', ['endsAt'])],
  foreignKeys: [{ ...reference('not_me_links', 'loginID', 'logins'), onDelete: 'CASCADE' }],
}

/** Whose login a fact is about, what people call their second factors, and links that say "this was not me". */
export class Proofs1763821000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(new Table(links))
    await runner.query('ALTER TABLE "login_factors" ADD COLUMN "name" varchar')
    await runner.query('ALTER TABLE "audit_entries" ADD COLUMN "targetLoginID" varchar(40)')
    await runner.query(
      `CREATE INDEX "audit_entries_by_targetLoginID" ON "audit_entries" ("targetLoginID", "createdAt", "auditID")
       WHERE "targetLoginID" IS NOT NULL`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "audit_entries_by_targetLoginID"')
    await runner.query('ALTER TABLE "audit_entries" DROP COLUMN "targetLoginID"')
    await runner.query('ALTER TABLE "login_factors" DROP COLUMN "name"')
    await runner.dropTable(links.name)
  }
}
