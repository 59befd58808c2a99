import { parseArgs } from 'node:util'
import { say } from '../../platform/config/command.js'
import type { Environment } from '../../platform/config/environment.js'
import { placeDocuments } from './documents.js'
import { withDraft } from './draft.js'
import { placeInPostgres } from './place-in-postgres.js'
import { placeInSqlite } from './place-in-sqlite.js'
import { Refusal } from './refusal.js'
import { commandLine } from '../../platform/config/command-line.js'

const usage = `Say what: ${commandLine('restore', '<backup> [--replace]')}`

function read(args: string[]): { path: string; replace: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { replace: { type: 'boolean' } },
      allowPositionals: true,
    })
    const [path] = positionals
    if (path !== undefined && positionals.length === 1) return { path, replace: values.replace ?? false }
  } catch {
    // An option that is not there.
  }
  throw new Refusal(usage)
}

export async function restore(environment: Environment, args: string[]): Promise<void> {
  const { path, replace } = read(args)
  await withDraft(environment, path, async (draft) => {
    await placeDocuments(environment, draft)
    const place = environment.DATABASE_URL ? placeInPostgres : placeInSqlite
    await place(environment, draft, replace)
  })
  say('Restored. Start Gatehouse.')
}
