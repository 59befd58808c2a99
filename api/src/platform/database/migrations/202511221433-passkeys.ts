import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, index, key, optional, reference, text } from '../table-parts.js'

// A login that ends takes its passkeys along, also where the version before deletes it.
const ofLogin = (table: string) => [{ ...reference(table, 'loginID', 'logins'), onDelete: 'CASCADE' }]

const tables = [
  {
    name: 'passkeys',
    columns: [
      key('factorID'),
      id('loginID'),
      ...['name', 'credentialID', 'publicKey'].map(text),
      big('counter'),
      { name: 'transports', type: 'text' },
      big('createdAt'),
      optional(big('lastUsedAt')),
    ],
    indices: [index('passkeys', ['loginID']), index('passkeys', ['credentialID'], true)],
    foreignKeys: ofLogin('passkeys'),
  },
  {
    name: 'passkey_challenges',
    columns: [
      { ...text('challengeHash'), isPrimary: true },
      text('purpose'),
      optional(id('loginID')),
      text('holderHash'),
      big('endsAt'),
    ],
    indices: [index('passkey_challenges', ['loginID']), index('passkey_challenges', ['endsAt'])],
    foreignKeys: ofLogin('passkey_challenges'),
  },
]

/** Passkeys of logins, and what they are asked to sign. */
export class Passkeys1763822000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.createTable(new Table(table))
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of tables) await runner.dropTable(name)
  }
}
