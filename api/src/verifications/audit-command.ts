import 'reflect-metadata'
import { runCommand, say } from '../config/command.js'
import { Database } from '../database/database.js'
import { keepFound } from './keep-found.js'
import { verifyChain } from '../audit/verify-chain.js'

/** `npm run audit:verify`: says whether the log is whole, and names the first altered entry. */
runCommand(async (environment) => {
  const database = await Database.open(environment)
  const found = await verifyChain(database.read)
  await database.write((manager) => keepFound(manager, 'audit', found))
  await database.onApplicationShutdown()
  const { entries, fault } = found
  say(fault ? `The audit log is damaged: ${fault}.` : `The audit log is intact: ${entries} entries.`)
  return fault ? 1 : 0
})
