import 'reflect-metadata'
import { parseArgs } from 'node:util'
import { runCommand, say } from '../../platform/config/command.js'
import { Database } from '../../platform/database/database.js'
import { keepFound } from '../../money/book-verification/keep-found.js'
import { readCut, writeCut } from '../../money/book-verification/ledger-cut.js'
import { cutLedger, verifyLedger } from '../../money/book-verification/verify-ledger.js'
import { entities } from '../entities.js'

/** `--cut 250000000 cut.json` keeps the books up to that entry in a file, `--after cut.json` goes on from it. */
runCommand(async (environment, args) => {
  const { cut: sequence, after, file } = optionsOf(args)
  const from = after === undefined ? undefined : readCut(after)
  const database = await Database.open(environment, entities)
  try {
    if (sequence !== undefined) return keepCut(await cutLedger(database, sequence, from), file)
    const found = await verifyLedger(database, from)
    // Not kept as a check of the books when it began at a cut: it has not seen all of them.
    if (!from) await database.write((manager) => keepFound(manager, 'ledger', found))
    const { entries, fault } = found
    const behind = from ? ` behind entry ${from.sequence}` : ''
    say(fault ? `The ledger is damaged: ${fault}.` : `The ledger is intact: ${entries} entries${behind}.`)
    return fault ? 1 : 0
  } finally {
    await database.onApplicationShutdown()
  }
})

function keepCut(found: Awaited<ReturnType<typeof cutLedger>>, file: string): number {
  if ('fault' in found) {
    say(`The ledger is damaged: ${found.fault}.`)
    return 1
  }
  writeCut(file, found)
  say(`The ledger is intact up to entry ${found.sequence}. ${file} holds its hash and the sums.`)
  return 0
}

function optionsOf(args: string[]): { cut: number | undefined; after: string | undefined; file: string } {
  const { values, positionals } = parseArgs({
    args,
    options: { cut: { type: 'string' }, after: { type: 'string' } },
    allowPositionals: true,
  })
  const [file = ''] = positionals
  const cut = values.cut === undefined ? undefined : Number(values.cut)
  if (
    positionals.length !== (cut === undefined ? 0 : 1) ||
    (cut !== undefined && !(Number.isSafeInteger(cut) && cut > 0))
  )
    throw new Error('Say --cut <sequence> <new file>, --after <file>, both, or nothing.')
  return { cut, after: values.after, file }
}
