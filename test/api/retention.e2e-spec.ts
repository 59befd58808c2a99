import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import pg from 'pg'
import { clock } from '#contract/clock.js'
import { retentionBatch } from '../../libs/contract/limits.js'
import { Retention } from '../../api/src/process/retention/retention.js'
import { type Expiry, whatExpires } from '../../api/src/process/retention/what-expires.js'
import { buildClient } from '../support/builders.js'
import { buildMerchant } from '../support/payments.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
  await buildClient(api)
})
afterAll(() => api.close())

const moment = 4_102_444_800_000
const removeOld = (now: number, expiries?: Expiry[]) =>
  api.app.get(Retention, { strict: false }).removeOld(now, expiries)
const change = (statement: string) => api.database.write((manager) => manager.query(statement))
const count = async (from: string): Promise<number> => {
  const [row] = await api.database.read.query(`SELECT COUNT(*) AS "rows" FROM ${from}`)
  return Number(row.rows)
}

const expiryOf = (table: string): Expiry => {
  const found = whatExpires.find((expiry) => expiry.table === table)
  if (!found) throw new Error(`${table} never expires`)
  return found
}

/** So many rows that were made, or over, at `moment`. */
const rowsOf: Record<string, (id: string) => string> = {
  idempotency_keys: (id) =>
    `INSERT INTO "idempotency_keys" ("scopeID", "keyHash", "requestHash", "subjectID", "createdAt") VALUES ('s', '${id}', 'r', 't', ${moment})`,
  risk_list_entries: (id) =>
    `INSERT INTO "risk_list_entries" ("riskListEntryID", "kind", "mode", "subject", "value", "expiresAt", "createdAt") VALUES ('${id}', 'block', 'test', 'email', '${id}', ${moment}, 1)`,
  sessions: (id) =>
    `INSERT INTO "sessions" ("sessionID", "audience", "subjectID", "tokenID", "idleUntil", "endsAt", "createdAt") VALUES ('${id}', 'client', 'c', 't', 1, ${moment}, 1)`,
  reset_tokens: (id) =>
    `INSERT INTO "reset_tokens" ("tokenHash", "audience", "subjectID", "email", "endsAt", "createdAt") VALUES ('${id}', 'client', 'c', 'e', ${moment}, 1)`,
  received_notices: (id) =>
    `INSERT INTO "received_notices" ("processorNoticeID", "processorAccountID", "noticeID", "type", "status", "tries", "createdAt") VALUES ('${id}', 'a', '${id}', 't', 'done', 1, ${moment})`,
  held_rights: (id) =>
    `INSERT INTO "held_rights" ("heldRightID", "portalUserID", "rows", "isAdmin", "removedAt") VALUES ('${id}', 'u', '[]', FALSE, ${moment})`,
  email_confirmations: (id) =>
    `INSERT INTO "email_confirmations" ("tokenHash", "portalUserID", "email", "tries", "endsAt", "createdAt") VALUES ('${id}', 'u', 'e', 0, ${moment}, 1)`,
  sign_in_links: (id) =>
    `INSERT INTO "sign_in_links" ("tokenHash", "audience", "subjectID", "email", "endsAt") VALUES ('${id}', 'client', 'c', 'e', ${moment})`,
  sign_in_challenges: (id) =>
    `INSERT INTO "sign_in_challenges" ("tokenHash", "loginID", "subjectID", "endsAt") SELECT '${id}', "loginID", 'c', ${moment} FROM "logins" LIMIT 1`,
  passkey_challenges: (id) =>
    `INSERT INTO "passkey_challenges" ("challengeHash", "purpose", "holderHash", "endsAt") VALUES ('${id}', 'sign_in', 'h', ${moment})`,
  not_me_links: (id) =>
    `INSERT INTO "not_me_links" ("tokenHash", "loginID", "email", "event", "endsAt", "createdAt") SELECT '${id}', "loginID", 'e', 'new_device', ${moment}, 1 FROM "logins" LIMIT 1`,
  login_factors: (id) =>
    `INSERT INTO "login_factors" ("factorID", "loginID", "method", "sealedKey", "lastStep", "pendingUntil", "createdAt") SELECT '${id}', "loginID", 'totp', 's', 0, ${moment}, 1 FROM "logins" LIMIT 1`,
  event_positions: (id) =>
    `INSERT INTO "event_positions" ("position", "eventID", "clientID", "mode") VALUES (${moment}000, '${id}', 'c', 'test')`,
  device_logins: (id) =>
    `INSERT INTO "device_logins" ("deviceLoginID", "deviceCodeHash", "userCodeHash", "deviceName", "address", "state", "intervalSeconds", "createdAt", "endsAt") VALUES ('${id}', '${id}', '${id}', 'd', 'a', 'waiting', 5, 1, ${moment})`,
  revoked_tokens: (id) => `INSERT INTO "revoked_tokens" ("tokenHash", "endsAt") VALUES ('${id}', ${moment})`,
  sign_in_failures: (id) =>
    `INSERT INTO "sign_in_failures" ("account", "count", "windowEndsAt", "lockedUntil") VALUES ('${id}', 1, 1, ${moment})`,
  client_email_changes: (id) =>
    `INSERT INTO "client_email_changes" ("emailChangeID", "clientID", "emailAddress", "previousEmailAddress", "askedByKind", "confirmTokenHash", "answerTokenHash", "askedAt", "agreedAfter", "expiresAt", "endedAt", "outcome") SELECT '${id}', "clientID", 'n', 'o', 'portal', '${id}c', '${id}a', 1, 1, 1, ${moment}, 'canceled' FROM "clients" LIMIT 1`,
  client_holds: (id) =>
    `INSERT INTO "client_holds" ("holdID", "clientID", "reason", "emailAddress", "startedAt", "until") SELECT '${id}', "clientID", 'password_reset', 'o', 1, ${moment} FROM "clients" LIMIT 1`,
  payer_links: (id) =>
    `INSERT INTO "payer_links" ("tokenHash", "clientID", "mode", "customerIDs", "endsAt", "createdAt") SELECT '${id}', "clientID", 'test', '[]', ${moment}, 1 FROM "clients" LIMIT 1`,
  payer_sessions: (id) =>
    `INSERT INTO "payer_sessions" ("tokenHash", "clientID", "mode", "customerIDs", "endsAt", "createdAt") SELECT '${id}', "clientID", 'test', '[]', ${moment}, 1 FROM "clients" LIMIT 1`,
  address_limits: (id) => `INSERT INTO "address_limits" ("key", "points", "expire") VALUES ('${id}', 1, ${moment})`,
}

describe('what has been kept for long enough', () => {
  it.each(Object.keys(rowsOf))('goes, and not a millisecond before: %s', async (table) => {
    const [expiry, insert] = [expiryOf(table), rowsOf[table]]
    const rowsLeft = () => count(`"${table}"`)
    const ended = moment + expiry.keptMs
    await change(insert?.('one') ?? '')
    await change(insert?.('two').replaceAll(String(moment), String(moment + 1)) ?? '')
    await removeOld(ended, [expiry])
    expect(await rowsLeft()).toBe(2)
    expect([await removeOld(ended + 1, [expiry]), await rowsLeft()]).toEqual([1, 1])
    expect([await removeOld(ended + 2, [expiry]), await rowsLeft()]).toEqual([1, 0])
  })

  it('goes in units of a batch, until nothing is left', async () => {
    const expiry = expiryOf('reset_tokens')
    const rows = Array.from({ length: 2 * retentionBatch + 7 }, (_, index) => `('t${index}', 'client', 'c', 'e', 1, 1)`)
    await change(
      `INSERT INTO "reset_tokens" ("tokenHash", "audience", "subjectID", "email", "endsAt", "createdAt") VALUES ${rows.join(', ')}`,
    )
    expect(await removeOld(2, [expiry])).toBe(2 * retentionBatch + 7)
    expect(await count('"reset_tokens"')).toBe(0)
  })

  it('leaves what is in use: the sessions, keys and events of today', async () => {
    const merchant = await buildMerchant(api)
    await merchant.pay()
    const tables = ['"sessions"', '"idempotency_keys"', `"events" WHERE "data" <> ''`]
    const before = await Promise.all(tables.map(count))
    expect(before.every((rows) => rows > 0)).toBe(true)
    await removeOld(clock.time())
    expect(await Promise.all(tables.map(count))).toEqual(before)
  })

  it('is all of it, by a clock that stands a year ahead; whoever is signed out by it signs in again', async () => {
    const client = await buildClient(api)
    await removeOld(clock.time() + 365 * 86_400_000)
    expect(await Promise.all(['"sessions"', '"idempotency_keys"', `"events" WHERE "data" <> ''`].map(count))).toEqual([
      0, 0, 0,
    ])
    expect((await api.call('GET', '/clients/me', { token: client.token })).status).toBe(401)
    expect(await count('"events"')).toBeGreaterThan(0)
  })

  // Elsewhere there is one process.
  const onPostgres = process.env.TEST_ENGINE === 'postgres' ? it : it.skip
  onPostgres('is left to the replica that is at it', async () => {
    const expiry = expiryOf('reset_tokens')
    await change(rowsOf.reset_tokens?.('one') ?? '')
    const other = new pg.Client(api.settings.DATABASE_URL)
    await other.connect()
    await other.query('SELECT pg_advisory_lock(8204512)')
    expect(await removeOld(moment + 1, [expiry])).toBe(0)
    await other.query('SELECT pg_advisory_unlock(8204512)')
    await other.end()
    expect(await removeOld(moment + 1, [expiry])).toBe(1)
  })
})
