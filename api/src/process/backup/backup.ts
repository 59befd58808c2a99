import { statSync } from 'node:fs'
import { join } from 'node:path'
import { say } from '../../platform/config/command.js'
import type { Environment } from '../../platform/config/environment.js'
import { faultIn } from './check-copy.js'
import { faultInDocuments, takeDocuments } from './documents.js'
import { backupPath, keepAs, removeFile, uniqueName } from './files.js'
import { Refusal } from './refusal.js'
import { countRows, sumOf, tablesOf } from './tables.js'
import { takeCopy } from './take-copy.js'
import { withSqlite } from './with-database.js'
import { commandLine } from '../../platform/config/command-line.js'

export async function backup(environment: Environment, args: string[]): Promise<string> {
  const [named] = args
  if (named === undefined || args.length > 1 || named.startsWith('-'))
    throw new Refusal(`Choose a destination: ${commandLine('backup', '<file or folder>')}`)
  const path = backupPath(named)
  const draft = uniqueName(path, 'partial')
  try {
    await takeCopy(environment, draft)
    await takeDocuments(environment, draft)
    const { fault, rows } = await checked(draft)
    // What is damaged may still be all there is, but it must not be taken for a good one.
    const kept = fault ? `${path}.damaged` : path
    keepAs(draft, kept)
    if (fault) throw new Refusal(`${fault} The copy was kept as ${kept}. Keep the backups from before.`)
    say(`Backup: ${kept} (${rows} rows, ${statSync(kept).size} bytes).`)
    say(secretHint(environment))
    return kept
  } finally {
    removeFile(draft)
  }
}

const checked = (draft: string): Promise<{ fault: string | null; rows: number }> =>
  withSqlite(draft, 'read', async ({ manager }) => {
    const rows = sumOf(await countRows(manager, await tablesOf(manager)))
    return { fault: (await faultIn(manager)) ?? (await faultInDocuments(manager)), rows }
  })

// Not in the backup: both together would open what is encrypted in it.
const secretHint = ({ APP_SECRET, dataDir }: Environment): string =>
  `The secret is not in it, and without the secret it cannot be used. Keep ${
    APP_SECRET === undefined ? join(dataDir, 'app-secret') : 'APP_SECRET'
  } as well, at another place.`
