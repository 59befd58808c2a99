import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, index, text } from '../table-parts.js'

const signInLinks = {
  name: 'sign_in_links',
  columns: [{ ...text('tokenHash'), isPrimary: true }, text('audience'), id('subjectID'), text('email'), big('endsAt')],
  indices: [index('sign_in_links', ['subjectID']), index('sign_in_links', ['endsAt'])],
}

export class KnownDevices1763807400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "sign_in_failures" ADD COLUMN "slowedUntil" bigint')
    await runner.query('ALTER TABLE "sessions" ADD COLUMN "refreshedBy" varchar')
    await runner.createTable(new Table(signInLinks))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(signInLinks.name)
    await runner.query('ALTER TABLE "sessions" DROP COLUMN "refreshedBy"')
    await runner.query('ALTER TABLE "sign_in_failures" DROP COLUMN "slowedUntil"')
  }
}
