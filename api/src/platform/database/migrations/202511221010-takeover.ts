import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, index, key, optional, reference, text } from '../table-parts.js'

const pending = '"endedAt" IS NULL'

const emailChanges = {
  name: 'client_email_changes',
  columns: [
    key('emailChangeID'),
    id('clientID'),
    ...['emailAddress', 'previousEmailAddress', 'askedByKind', 'confirmTokenHash', 'answerTokenHash'].map(text),
    optional(id('askedByID')),
    ...['askedAt', 'agreedAfter', 'expiresAt'].map(big),
    ...['confirmedAt', 'agreedAt', 'endedAt'].map(big).map(optional),
    optional(text('outcome')),
  ],
  indices: [
    index('client_email_changes', ['clientID'], true, pending),
    index('client_email_changes', ['confirmTokenHash'], true),
    index('client_email_changes', ['answerTokenHash'], true),
    index('client_email_changes', ['agreedAfter'], false, pending),
    index('client_email_changes', ['expiresAt'], false, pending),
    index('client_email_changes', ['endedAt'], false, '"endedAt" IS NOT NULL'),
  ],
  foreignKeys: [reference('client_email_changes', 'clientID', 'clients')],
}

const holds = {
  name: 'client_holds',
  columns: [
    key('holdID'),
    id('clientID'),
    ...['reason', 'emailAddress'].map(text),
    ...['startedAt', 'until'].map(big),
    ...['liftedAt', 'tokenEndsAt'].map(big).map(optional),
    optional(text('tokenHash')),
  ],
  indices: [
    index('client_holds', ['clientID', 'until']),
    index('client_holds', ['tokenHash'], false, '"tokenHash" IS NOT NULL'),
    index('client_holds', ['until']),
  ],
  foreignKeys: [reference('client_holds', 'clientID', 'clients')],
}

const columns = [
  '"pendingEmailAddress" varchar',
  '"payoutsHeldUntil" bigint',
  '"firstPasswordAt" bigint',
  `"rateAskedBy" varchar NOT NULL DEFAULT 'applicant'`,
]

const noted = (action: string) =>
  `EXISTS (SELECT 1 FROM "audit_entries" "a" WHERE "a"."targetID" = "clients"."clientID" AND "a"."action" = '${action}')`

interface RateEntry {
  targetID: string
  action: string
  before: string | null
  after: string | null
}

export class Takeover1763806200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(new Table(emailChanges))
    await runner.createTable(new Table(holds))
    for (const column of columns) await runner.query(`ALTER TABLE "clients" ADD COLUMN ${column}`)
    // Staff created them and no link was followed since: nobody knows their password.
    await runner.query(
      `UPDATE "clients" SET "firstPasswordAt" = "createdAt"
       WHERE NOT ${noted('client.created')} OR ${noted('client.password_reset')}`,
    )
    await runner.query(`UPDATE "clients" SET "rateAskedBy" = 'staff' WHERE ${noted('client.created')}`)
    await this.readRates(runner)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['rateAskedBy', 'firstPasswordAt', 'payoutsHeldUntil', 'pendingEmailAddress'])
      await runner.query(`ALTER TABLE "clients" DROP COLUMN "${name}"`)
    await runner.dropTable(holds.name)
    await runner.dropTable(emailChanges.name)
  }

  private async readRates(runner: QueryRunner): Promise<void> {
    const entries = (await runner.query(
      `SELECT "targetID", "action", "before", "after" FROM "audit_entries"
       WHERE "action" IN ('client.updated', 'client.approved', 'client.reapplied') ORDER BY "sequence"`,
    )) as RateEntry[]
    const askedBy = new Map<string, string>()
    for (const entry of entries) {
      if (entry.action === 'client.reapplied') askedBy.set(entry.targetID, 'applicant')
      else if (rateIn(entry.before) !== rateIn(entry.after)) askedBy.set(entry.targetID, 'staff')
    }
    const byStaff = [...askedBy].flatMap(([clientID, who]) => (who === 'staff' ? [clientID] : []))
    for (const clientID of byStaff)
      await runner.query(`UPDATE "clients" SET "rateAskedBy" = 'staff' WHERE "clientID" = $1`, [clientID])
  }
}

const rateIn = (facts: string | null): unknown =>
  (JSON.parse(facts ?? '{}') as { chargePercentageHundredths?: number }).chargePercentageHundredths
