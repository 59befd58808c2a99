import 'reflect-metadata'
import { readEnvironment } from '../config/environment.js'
import { Database } from '../database/database.js'
import { verifyChain } from './audit-reader.js'

/** `npm run audit:verify`: says whether the log is whole, and names the first altered entry. */
async function verify(): Promise<number> {
  const database = await Database.open(readEnvironment())
  const { entries, fault } = await verifyChain(database.read)
  await database.onApplicationShutdown()
  process.stdout.write(
    fault ? `The audit log is damaged: ${fault}.\n` : `The audit log is intact: ${entries} entries.\n`,
  )
  return fault ? 1 : 0
}

verify().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  },
)
