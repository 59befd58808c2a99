import 'reflect-metadata'
import { runCommand, say } from '../../platform/config/command.js'
import { Database } from '../../platform/database/database.js'
import { keepFound } from '../../money/book-verification/keep-found.js'
import { verifyChain } from '../../platform/audit/verify-chain.js'
import { entities } from '../entities.js'

runCommand(async (environment) => {
  const database = await Database.open(environment, entities)
  const found = await verifyChain(database.read)
  await database.write((manager) => keepFound(manager, 'audit', found))
  await database.onApplicationShutdown()
  const { entries, fault } = found
  say(fault ? `The audit log is damaged: ${fault}.` : `The audit log is intact: ${entries} entries.`)
  return fault ? 1 : 0
})
