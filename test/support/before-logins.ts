import { clock } from '#contract/clock.js'
import { entities } from '../../api/src/process/entities.js'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { firstHash, hashOf } from '../../api/src/platform/audit/audit-chain.js'
import { newId } from '../../api/src/platform/crypto/ids.js'
import { hashPassword } from '../../api/src/platform/crypto/passwords.js'
import { openDataSources } from '../../api/src/platform/database/data-source.js'

/** Anything that takes statements: a connection, a unit. */
export interface Statements {
  query(text: string, values?: unknown[]): Promise<unknown>
}

export const passwordBefore = 'chosen before the logins'

export const insert = (to: Statements, table: string, row: object): Promise<unknown> => {
  const [names, values] = [Object.keys(row), Object.values(row)]
  const marks = names.map((_, index) => `$${index + 1}`)
  return to.query(
    `INSERT INTO "${table}" (${names.map((name) => `"${name}"`).join(', ')}) VALUES (${marks.join(', ')})`,
    values,
  )
}

/** A client as the version before the logins wrote it. */
export async function clientBefore(to: Statements, emailAddress: string, status = 'active', more: object = {}) {
  const clientID = newId('cli')
  const passwordHash = await hashPassword(passwordBefore)
  const facts = { name: clientID, clientType: 'Company', chargePercentageHundredths: 250, createdAt: clock.time() }
  await insert(to, 'clients', { clientID, emailAddress, passwordHash, status, ...facts, ...more })
  return clientID
}

export async function portalUserBefore(to: Statements, email: string, more: object = {}) {
  const id = newId('usr')
  const passwordHash = await hashPassword(passwordBefore)
  const facts = { userName: id, isAdmin: false, createdAt: clock.time(), emailVerifiedAt: clock.time() }
  await insert(to, 'portal_users', { id, email, passwordHash, ...facts, ...more })
  return id
}

export async function entryBefore(to: Statements, sequence: number, previousHash = firstHash): Promise<string> {
  const nothing = { actorID: null, targetKind: null, targetID: null, before: null, after: null, address: null }
  const facts = { sequence, auditID: newId('aud'), actorKind: 'visitor', action: 'client.registered', requestId: null }
  const entry = { ...facts, ...nothing, previousHash, createdAt: clock.now() }
  const hash = hashOf(entry)
  await insert(to, 'audit_entries', { ...entry, createdAt: entry.createdAt.getTime(), hash })
  return hash
}

export const lockBefore = (to: Statements, account: string): Promise<unknown> => {
  const lockedUntil = clock.time() + 600_000
  return insert(to, 'sign_in_failures', { account, count: 10, windowEndsAt: lockedUntil, lockedUntil })
}

/** A database as the version before the logins, or before another migration, left it. */
export async function writeBefore(
  settings: NodeJS.ProcessEnv,
  write: (to: Statements) => Promise<void>,
  migration = 'Logins',
): Promise<void> {
  const { reader, writer } = await openDataSources(readEnvironment(settings), entities)
  try {
    const logins = writer.migrations.findIndex(({ constructor }) => constructor.name.startsWith(migration))
    if (logins < 0) throw new Error(`There is no migration ${migration}`)
    writer.migrations.splice(logins)
    await writer.runMigrations()
    await write(writer)
  } finally {
    await reader.destroy()
    await writer.destroy()
  }
}
