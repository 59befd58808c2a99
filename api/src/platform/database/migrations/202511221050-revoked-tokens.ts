import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, index, text } from '../table-parts.js'

const table = {
  name: 'revoked_tokens',
  columns: [{ ...text('tokenHash'), isPrimary: true }, big('endsAt')],
  indices: [index('revoked_tokens', ['endsAt'])],
}

export class RevokedTokens1763808600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(new Table(table))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(table.name)
  }
}
