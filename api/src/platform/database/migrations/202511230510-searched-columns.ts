import type { MigrationInterface, QueryRunner } from 'typeorm'

const searched = {
  transactions_by_processorReference: '"transactions" ("processorReference") WHERE "processorReference" IS NOT NULL',
  transactions_by_cardLast4: '"transactions" ("cardLast4", "clientID", "createdAt") WHERE "cardLast4" IS NOT NULL',
  refunds_by_processorReference: '"refunds" ("processorReference") WHERE "processorReference" IS NOT NULL',
  disputes_by_processorReference: '"disputes" ("processorReference") WHERE "processorReference" IS NOT NULL',
  request_logs_by_requestID: '"request_logs" ("requestID")',
  payment_links_by_reference: '"payment_links" ("reference") WHERE "reference" IS NOT NULL',
  client_members_by_emailAddress: '"client_members" ("emailAddress")',
  api_users_by_developerEmailAddress: '"api_users" ("developerEmailAddress")',
}

/** What is looked for by whole words. */
export class SearchedColumns1763874600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(searched)) await runner.query(`CREATE INDEX "${name}" ON ${on}`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(searched)) await runner.query(`DROP INDEX "${name}"`)
  }
}
