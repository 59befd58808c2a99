import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestApi } from './test-api.js'

/** Every row of every table, and on SQLite every byte of its files, where an overwritten row may still lie. */
export async function dumpOf({ database, settings }: TestApi): Promise<string> {
  const { read, postgresPool } = database
  const catalog = postgresPool
    ? `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`
    : `SELECT name FROM sqlite_master WHERE type = 'table'`
  const tables = (await read.query(catalog)) as { name: string }[]
  const parts: string[] = []
  for (const { name } of tables) parts.push(JSON.stringify([name, await read.query(`SELECT * FROM "${name}"`)]))
  const dataDir = String(settings.DATA_DIR)
  const files = (await readdir(dataDir)).filter((name) => name.startsWith('gatehouse.sqlite'))
  for (const name of files) parts.push(await readFile(join(dataDir, name), 'latin1'))
  return parts.join('\n')
}

/** The ways in which a text may stand in a dump: as it is, escaped, in hex, in base64 at any place of a longer text. */
export function formsOf(text: string): string[] {
  const bytes = Buffer.from(text)
  const plain = [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text), bytes.toString('latin1')]
  const encoded = (['base64', 'base64url'] as const).flatMap((encoding) =>
    [0, 1, 2].map((offset) => middleOf(Buffer.concat([Buffer.alloc(offset), bytes]).toString(encoding), offset, bytes)),
  )
  return [...new Set([...plain, bytes.toString('hex'), ...encoded])]
}

// The first and last characters also hold bits of the neighbours.
function middleOf(encoded: string, offset: number, { length }: Buffer): string {
  const end = Math.floor(((offset + length) * 8) / 6)
  return encoded.slice(Math.ceil((offset * 8) / 6), end)
}
