import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, flag, id, index, key, optional, reference, text } from '../table-parts.js'

const json = (name: string) => ({ name, type: 'text' })
const goesWith = (table: string, column: string, other: string) => ({
  ...reference(table, column, other),
  onDelete: 'CASCADE',
})

const tables = [
  {
    name: 'identity_providers',
    columns: [
      key('providerID'),
      ...['name', 'issuer', 'oidcClientID', 'sealedSecret'].map(text),
      json('emailDomains'),
      optional(text('roleClaim')),
      json('roleMap'),
      ...['mayMakeAccounts', 'isOnlyWay', 'isEnabled'].map(flag),
      big('createdAt'),
    ],
  },
  {
    name: 'sign_on_states',
    columns: [
      { ...text('stateHash'), isPrimary: true },
      id('providerID'),
      text('purpose'),
      text('browserHash'),
      optional(id('sessionID')),
      big('createdAt'),
      big('endsAt'),
    ],
    indices: [index('sign_on_states', ['providerID']), index('sign_on_states', ['endsAt'])],
    foreignKeys: [goesWith('sign_on_states', 'providerID', 'identity_providers')],
  },
  {
    name: 'linked_identities',
    columns: [key('loginID'), id('providerID'), text('subject'), text('emailAddress'), big('linkedAt')],
    indices: [index('linked_identities', ['providerID'])],
    foreignKeys: [
      goesWith('linked_identities', 'loginID', 'logins'),
      goesWith('linked_identities', 'providerID', 'identity_providers'),
    ],
  },
  {
    name: 'provider_sessions',
    columns: [key('sessionID'), text('sealedIdToken'), big('endsAt')],
    indices: [index('provider_sessions', ['endsAt'])],
    foreignKeys: [goesWith('provider_sessions', 'sessionID', 'sessions')],
  },
]

/** Single sign-on of staff. A session of the version before came by no provider, and nobody is marked yet. */
export class IdentityProviders1763825000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.createTable(new Table(table))
    await runner.query('ALTER TABLE "sessions" ADD COLUMN "providerID" varchar(40)')
    await runner.query('CREATE INDEX "sessions_by_providerID" ON "sessions" ("providerID")')
    await runner.query('ALTER TABLE "portal_users" ADD COLUMN "isBreakGlass" boolean NOT NULL DEFAULT FALSE')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "portal_users" DROP COLUMN "isBreakGlass"')
    await runner.query('DROP INDEX "sessions_by_providerID"')
    await runner.query('ALTER TABLE "sessions" DROP COLUMN "providerID"')
    for (const { name } of tables.toReversed()) await runner.dropTable(name)
  }
}
