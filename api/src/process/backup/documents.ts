import type { EntityManager } from 'typeorm'
import { ClientDocument } from '../../people/requirements/client-document.entity.js'
import { say } from '../../platform/config/command.js'
import type { Environment } from '../../platform/config/environment.js'
import { openFileStore } from '../../platform/files/open-file-store.js'
import { hashOfFile } from '../../platform/files/sealed-file.js'
import { withSqlite } from './with-database.js'

// In the copy itself, so that a backup stays one file.
const table = 'backup_documents'

type Row = Pick<ClientDocument, 'documentID' | 'storedHash'>

/** Those that the copy names, encrypted as they are stored. */
export const takeDocuments = (environment: Environment, path: string): Promise<void> =>
  withSqlite(path, 'write', async ({ manager: copy }) => {
    const rows = await rowsIn(copy)
    if (rows.length === 0) return
    const files = await openFileStore(environment)
    await copy.query(`CREATE TABLE "${table}" ("documentID" varchar(40) PRIMARY KEY, "content" blob NOT NULL)`)
    for (const { documentID } of rows) {
      const content = await files.get(documentID)
      if (content)
        await copy.query(`INSERT INTO "${table}" ("documentID", "content") VALUES (?, ?)`, [documentID, content])
    }
  })

export async function faultInDocuments(copy: EntityManager): Promise<string | null> {
  const rows = await rowsIn(copy)
  if (rows.length === 0) return null
  for (const row of rows) {
    const content = await contentOf(copy, row)
    if (!content) return `The file of the document ${row.documentID} is missing.`
    if (hashOfFile(content) !== row.storedHash) return `The file of the document ${row.documentID} is damaged.`
  }
  say(`The documents are intact: ${rows.length} files.`)
  return null
}

/** Into the store of this installation; then the copy is as a database is. */
export const placeDocuments = (environment: Environment, path: string): Promise<void> =>
  withSqlite(path, 'write', async ({ manager: copy }) => {
    const rows = await rowsIn(copy)
    if (rows.length > 0) {
      const files = await openFileStore(environment)
      for (const row of rows) await files.put(row.documentID, (await contentOf(copy, row)) ?? Buffer.alloc(0))
    }
    if (!(await hasTable(copy))) return
    await copy.query(`DROP TABLE "${table}"`)
    await copy.query('VACUUM')
  })

const rowsIn = (copy: EntityManager): Promise<Row[]> =>
  copy.query('SELECT "documentID", "storedHash" FROM "client_documents" ORDER BY "documentID"')

async function hasTable(copy: EntityManager): Promise<boolean> {
  const found = await copy.query<unknown[]>(`SELECT 1 FROM "sqlite_master" WHERE "name" = '${table}'`)
  return found.length > 0
}

async function contentOf(copy: EntityManager, { documentID }: Row): Promise<Buffer | null> {
  if (!(await hasTable(copy))) return null
  const [row] = await copy.query<{ content: Buffer }[]>(`SELECT "content" FROM "${table}" WHERE "documentID" = ?`, [
    documentID,
  ])
  return row?.content ?? null
}
