import 'reflect-metadata'
import { verificationTellMs } from '#contract/limits.js'
import { verifyChain } from '../audit/verify-chain.js'
import type { Found, Tell } from '../common/verifying.js'
import { readEnvironment } from '../config/environment.js'
import { OwnReader } from '../database/snapshots.js'
import { verifyLedger } from '../ledger/verify-ledger.js'
import type { Subject } from './verification.entity.js'
import type { Told } from './verification-child.js'

const verify: Record<Subject, (reader: OwnReader, tell: Tell) => Promise<Found>> = {
  ledger: (reader, tell) => verifyLedger(reader, undefined, tell),
  audit: (reader, tell) => verifyChain(reader.manager, tell),
}

/** What the server starts beside itself to verify: it reads, tells its parent how far it is, and never outlives it. */
async function run(subject: Subject): Promise<void> {
  let progress = { done: 0, total: 0 }
  const reader = await OwnReader.open(readEnvironment())
  const telling = setInterval(() => say({ progress }), verificationTellMs)
  try {
    const found = await verify[subject](reader, (done, total) => {
      progress = { done, total }
    })
    say({ found })
  } finally {
    clearInterval(telling)
    await reader.close()
  }
}

const say = (told: Told) => process.send?.(told)

process.once('disconnect', () => process.exit(1))
run(process.argv[2] as Subject).then(
  () => process.disconnect(),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
    process.exit(1)
  },
)
