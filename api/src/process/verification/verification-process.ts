import 'reflect-metadata'
import { verificationTellMs } from '#contract/book-limits.js'
import { verifyChain } from '../../platform/audit/verify-chain.js'
import type { Found, Tell } from '../../platform/work/verifying.js'
import { readEnvironment } from '../../platform/config/environment.js'
import { OwnReader } from '../../platform/database/snapshots.js'
import { verifyLedger } from '../../money/book-verification/verify-ledger.js'
import type { Subject } from '../../money/book-verification/verification.entity.js'
import type { Told } from '../../money/book-verification/verification-child.js'
import { entities } from '../entities.js'
import { bookChecks } from './book-checks.js'
import { lineWalkers } from './line-walkers.js'

const verify: Record<Subject, (reader: OwnReader, tell: Tell) => Promise<Found>> = {
  ledger: (reader, tell) => verifyLedger(reader, undefined, tell, bookChecks, lineWalkers(readEnvironment())),
  audit: (reader, tell) => verifyChain(reader.manager, tell),
}

async function run(subject: Subject): Promise<void> {
  let progress = { done: 0, total: 0 }
  const reader = await OwnReader.open(readEnvironment(), entities)
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
