import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { DueTransactions } from '../../api/src/money/due-work/due-transactions.service.js'
import { PayoutWorker } from '../../api/src/money/payouts/payout-worker.js'

type Worker = DueTransactions | PayoutWorker

const looks = new WeakMap<Worker, Set<Promise<unknown>>>()

/** The app's own workers look as well, once a second: from now on a test can wait for a look of theirs. */
export function followLooks(app: NestFastifyApplication): void {
  for (const kind of [DueTransactions, PayoutWorker]) {
    const worker: Worker = app.get(kind, { strict: false })
    const running = new Set<Promise<unknown>>()
    looks.set(worker, running)
    const own = worker.workOff.bind(worker)
    worker.workOff = (stopping) => {
      const look = own(stopping)
      running.add(look)
      return look.finally(() => running.delete(look))
    }
  }
}

/** Looks now, and comes back when everybody has worked off what was taken by then: a row may be another look's already. */
export async function lookNow(app: NestFastifyApplication, kind: typeof DueTransactions | typeof PayoutWorker) {
  const worker: Worker = app.get<Worker>(kind, { strict: false })
  await worker.workOff(new AbortController().signal)
  await Promise.allSettled([...(looks.get(worker) ?? [])])
}
