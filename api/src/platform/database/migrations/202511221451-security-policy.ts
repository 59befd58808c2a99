import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, index, key, optional, reference, text } from '../table-parts.js'

const graceMs = 30 * 86_400_000

const policy = {
  name: 'security_policy',
  columns: [key('policyID'), optional(text('staffSecondFactor')), optional(big('requiredFrom')), big('updatedAt')],
}

const resets = {
  name: 'factor_resets',
  columns: [
    key('factorResetID'),
    id('loginID'),
    ...['audience', 'state', 'reason'].map(text),
    ...['subjectID', 'askedBy'].map(id),
    optional(id('decidedBy')),
    big('createdAt'),
    big('endsAt'),
    optional(big('decidedAt')),
  ],
  indices: [
    index('factor_resets', ['loginID'], true, `"state" = 'asked'`),
    index('factor_resets', ['subjectID']),
    index('factor_resets', ['createdAt']),
  ],
  foreignKeys: [{ ...reference('factor_resets', 'loginID', 'logins'), onDelete: 'CASCADE' }],
}

/** Who needs a second factor, sign-ins that wait until there is one, and how lost ones are reset. */
export class SecurityPolicy1763823060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of [policy, resets]) await runner.createTable(new Table(table))
    await runner.query(`ALTER TABLE "sign_in_challenges" ADD COLUMN "enrols" boolean NOT NULL DEFAULT false`)
    await runner.query('ALTER TABLE "clients" ADD COLUMN "secondFactorRequiredFrom" bigint')
    const [staff] = (await runner.query('SELECT "id" FROM "portal_users" LIMIT 1')) as object[]
    if (!staff) return
    // Nobody's sign-in, and no script that signs in as staff, is cut off over night.
    const now = Date.now()
    await runner.query(
      `INSERT INTO "security_policy" ("policyID", "requiredFrom", "updatedAt") VALUES ('installation', ${now + graceMs}, ${now})`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "clients" DROP COLUMN "secondFactorRequiredFrom"')
    await runner.query('ALTER TABLE "sign_in_challenges" DROP COLUMN "enrols"')
    for (const { name } of [resets, policy]) await runner.dropTable(name)
  }
}
