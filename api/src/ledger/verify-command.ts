import 'reflect-metadata'
import { readEnvironment } from '../config/environment.js'
import { Database } from '../database/database.js'
import { checkLedger } from './ledger-check.js'

/** `npm run ledger:verify`: recomputes everything, says whether the books are whole, and names the first bad row. */
async function verify(): Promise<number> {
  const database = await Database.open(readEnvironment())
  const { entries, fault } = await checkLedger(database)
  await database.onApplicationShutdown()
  process.stdout.write(fault ? `The ledger is damaged: ${fault}.\n` : `The ledger is intact: ${entries} entries.\n`)
  return fault ? 1 : 0
}

verify().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  },
)
