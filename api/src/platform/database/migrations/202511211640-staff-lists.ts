import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'

const byName = (table: string, column: string, id: string) =>
  `CREATE INDEX "${table}_ordered_by_name" ON "${table}" (LOWER("${column}"), "${id}")`
const byTime = (table: string, column: string, id: string) =>
  `CREATE INDEX "${table}_ordered_by_${column}" ON "${table}" (COALESCE("${column}", 0), "${id}")`

/** TypeORM loses indexes of expressions when it adds a column on SQLite: such a migration makes them again. */
const indexes = [
  byName('clients', 'name', 'clientID'),
  byName('portal_users', 'userName', 'id'),
  byTime('portal_users', 'lastSignInAt', 'id'),
  byName('api_users', 'developerName', 'apiUserID'),
  byTime('api_users', 'lastUsedAt', 'apiUserID'),
  byName('roles', 'name', 'roleID'),
  byName('permissions', 'name', 'permissionID'),
  `CREATE INDEX "mails_by_failure" ON "mails" ("createdAt", "mailID") WHERE "lastError" IS NOT NULL`,
  `CREATE INDEX "sign_in_failures_by_lock" ON "sign_in_failures" ("lockedUntil") WHERE "lockedUntil" IS NOT NULL`,
]

const sentForms = {
  name: 'sent_forms',
  columns: [
    { name: 'subjectID', type: 'varchar', length: '40', isPrimary: true },
    { name: 'formID', type: 'varchar', length: '64', isPrimary: true },
    { name: 'deed', type: 'varchar' },
    { name: 'sealedAnswer', type: 'text', isNullable: true },
    { name: 'answeredAt', type: 'bigint', isNullable: true },
    { name: 'createdAt', type: 'bigint' },
  ],
  indices: [{ name: 'sent_forms_by_createdAt', columnNames: ['createdAt'] }],
}

export class StaffLists1763743200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const index of indexes) await runner.query(index)
    await runner.createTable(new Table(sentForms))
    await runner.query(
      `CREATE INDEX "sent_forms_by_answer" ON "sent_forms" ("answeredAt") WHERE "sealedAnswer" IS NOT NULL`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(sentForms.name)
    for (const index of indexes) await runner.query(`DROP INDEX ${/"\w+"/.exec(index)?.[0]}`)
  }
}
