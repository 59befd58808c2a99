import 'reflect-metadata'
import { parseArgs } from 'node:util'
import { existingAppSecret } from '../../platform/config/app-secret.js'
import { runCommand, say } from '../../platform/config/command.js'
import type { Environment } from '../../platform/config/environment.js'
import { Database } from '../../platform/database/database.js'
import { keepFound } from '../../money/book-verification/keep-found.js'
import { readCut, writeCut } from '../../money/book-verification/ledger-cut.js'
import { cutLedger, verifyLedger } from '../../money/book-verification/verify-ledger.js'
import type { Head } from '../../money/ledger/ledger-lines.js'
import { storedLines } from '../../money/ledger/stored-lines.js'
import { LedgerSeal } from '../../money/ledger-seals/ledger-seal.entity.js'
import { makeSeal, sealKeyOf, sealsLine } from '../../money/ledger-seals/make-seal.js'
import { headsIn } from '../../money/ledger-seals/seal-chain.js'
import { isSecretOf } from '../app-secret/secret-settings.js'
import { entities } from '../entities.js'
import { bookChecks } from './book-checks.js'
import { lineWalkers } from './line-walkers.js'

/** `--cut 250000000 cut.json`: up to that entry, or the seal of that number; `--after cut.json` goes on from it. */
runCommand(async (environment, args) => {
  const { cut: sequence, after, file } = optionsOf(args)
  const from = after === undefined ? undefined : readCut(after)
  const database = await Database.open(environment, entities)
  try {
    await seal(environment, database)
    if (sequence !== undefined) {
      const place = await placeOf(database, sequence)
      return keepCut(await cutLedger(database, place.upTo, from), place.name, file)
    }
    const found = await verifyLedger(database, from, undefined, bookChecks, lineWalkers(environment))
    // Not kept as a check of the books when it began at a cut: it has not seen all of them.
    if (!from) await database.write((manager) => keepFound(manager, 'ledger', found))
    const { entries, fault } = found
    const behind = from ? ` behind ${from.lines ? 'the cut' : `entry ${from.sequence}`}` : ''
    say(fault ? `The ledger is damaged: ${fault}.` : `The ledger is intact: ${entries} entries${behind}.`)
    return fault ? 1 : 0
  } finally {
    await database.onApplicationShutdown()
  }
})

// What was taken back cannot be sealed, and the verification names it.
async function seal(environment: Environment, database: Database): Promise<void> {
  const secret = existingAppSecret(environment)
  const isOurs = secret !== null && (await isSecretOf(database.read, secret))
  const key = isOurs ? sealKeyOf(secret) : null
  await database
    .writeInLine(sealsLine, (manager) => makeSeal(manager, key))
    .catch((error: unknown) => console.error(`Couldn't create a seal: ${String(error)}`))
}

async function placeOf({ read }: Database, number: number): Promise<{ upTo: number | Head[]; name: string }> {
  if ((await storedLines(read)) === 1) return { upTo: number, name: `entry ${number}` }
  const found = await read.findOneBy(LedgerSeal, { number })
  if (!found) throw new Error(`There is no seal ${number}. A ledger with several lines is cut at a seal.`)
  return { upTo: headsIn(found), name: `seal ${number}` }
}

function keepCut(found: Awaited<ReturnType<typeof cutLedger>>, name: string, file: string): number {
  if ('fault' in found) {
    say(`The ledger is damaged: ${found.fault}.`)
    return 1
  }
  writeCut(file, found)
  say(`The ledger is intact up to ${name}. ${file} has its hash and the totals.`)
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
    throw new Error('Use --cut <sequence> <new file>, --after <file>, both or neither.')
  return { cut, after: values.after, file }
}
