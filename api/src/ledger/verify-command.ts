import 'reflect-metadata'
import { runCommand, say } from '../config/command.js'
import { Database } from '../database/database.js'
import { checkLedger } from './ledger-check.js'

/** `npm run ledger:verify`: recomputes everything, says whether the books are whole, and names the first bad row. */
runCommand(async (environment) => {
  const database = await Database.open(environment)
  const { entries, fault } = await checkLedger(database)
  await database.onApplicationShutdown()
  say(fault ? `The ledger is damaged: ${fault}.` : `The ledger is intact: ${entries} entries.`)
  return fault ? 1 : 0
})
