import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm'
import { index } from '../table-parts.js'

const table = 'disputes'
const byClient = index(table, ['clientID', 'createdAt', 'disputeID'])

/** A client lists its own disputes. */
export class ClientDisputes1764089880000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex(table, new TableIndex(byClient))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(table, byClient.name)
  }
}
