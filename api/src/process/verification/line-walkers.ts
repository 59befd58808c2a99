import { fork, type ChildProcess } from 'node:child_process'
import { availableParallelism, constants } from 'node:os'
import { environmentOfChild } from '../../platform/config/child-environment.js'
import type { Environment } from '../../platform/config/environment.js'
import { builtFile } from '../../platform/work/built-file.js'
import { beNice } from '../../platform/work/nice.js'
import type { LineCut } from '../../money/book-verification/ledger-cut.js'
import type { Walkers } from '../../money/book-verification/verify-ledger.js'
import type { Walked, WalkLine } from '../../money/book-verification/walk-line.js'

export interface AskedWalk {
  from: LineCut
  head: number
}

export type ToldOfWalk = { entries: number } | { walked: Walked }

const atOnceMax = 8
const script = builtFile(import.meta.url, 'process/verification/line-process.js')

/** Each line in a process of its own, a few at once: hashing is what takes the time. SQLite has one line, as a rule. */
export const lineWalkers = (environment: Environment): Walkers | undefined =>
  environment.DATABASE_URL
    ? { atOnce: Math.min(atOnceMax, Math.max(1, availableParallelism() - 1)), walk: walkApart(environment) }
    : undefined

const walkApart =
  (environment: Environment): WalkLine =>
  async (from, head, add) => {
    if (head <= from.sequence) return { last: from, fault: null, sums: from.sums }
    const child = fork(script, [], {
      execArgv: [],
      env: environmentOfChild(environment),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    beNice(child.pid, constants.priority.PRIORITY_LOW)
    return answerOf(child, { from, head }, add)
  }

const answerOf = (child: ChildProcess, asked: AskedWalk, add: (entries: number) => void): Promise<Walked> =>
  new Promise((resolve, reject) => {
    child.on('message', (told: ToldOfWalk) => ('walked' in told ? resolve(told.walked) : add(told.entries)))
    child.once('error', reject)
    child.once('exit', () =>
      reject(new Error(`The process that verifies line ${asked.from.line} ended without a result`)),
    )
    child.send(asked)
  })
