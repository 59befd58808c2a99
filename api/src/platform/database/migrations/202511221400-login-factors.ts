import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, index, key, optional, reference, text } from '../table-parts.js'

// A login that ends takes what proves it along, also where the version before deletes it.
const ofLogin = (table: string) => [{ ...reference(table, 'loginID', 'logins'), onDelete: 'CASCADE' }]

const tables = [
  {
    name: 'login_factors',
    columns: [
      key('factorID'),
      id('loginID'),
      ...['method', 'sealedKey'].map(text),
      big('lastStep'),
      optional(big('pendingUntil')),
      big('createdAt'),
      optional(big('lastUsedAt')),
    ],
    indices: [index('login_factors', ['loginID']), index('login_factors', ['pendingUntil'])],
    foreignKeys: ofLogin('login_factors'),
  },
  {
    name: 'recovery_codes',
    columns: [{ ...text('codeHash'), isPrimary: true }, id('loginID'), big('createdAt')],
    indices: [index('recovery_codes', ['loginID'])],
    foreignKeys: ofLogin('recovery_codes'),
  },
  {
    name: 'sign_in_challenges',
    columns: [
      { ...text('tokenHash'), isPrimary: true },
      id('loginID'),
      id('subjectID'),
      optional(text('deviceID')),
      big('endsAt'),
    ],
    indices: [
      index('sign_in_challenges', ['loginID']),
      index('sign_in_challenges', ['subjectID']),
      index('sign_in_challenges', ['endsAt']),
    ],
    foreignKeys: ofLogin('sign_in_challenges'),
  },
]

/** What a login proves beside its password, and sign-ins that wait for it. */
export class LoginFactors1763820000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.createTable(new Table(table))
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of tables) await runner.dropTable(name)
  }
}
