import { describe, expect, it } from '@jest/globals'
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { seed } from '../support/seed.js'

const simulator = fileURLToPath(new URL('../simulate/simulate.mjs', import.meta.url))
const engine = process.env.TEST_ENGINE === 'postgres' ? ['--postgres'] : []
const isLong = Boolean(process.env.TEST_LONG)
const seeds = Array.from({ length: isLong ? 50 : 1 }, (_, index) => seed + index)
// The same days are played again with the same numbers.
const days = isLong ? ['--days', '2', '--rounds', '3'] : ['--days', '1', '--rounds', '1']

/** Ends with what it says, or fails with it. */
const simulate = (one: number, which: string[]) =>
  new Promise<string>((resolve, reject) => {
    const options = { maxBuffer: 1e7 }
    execFile(
      process.execPath,
      [simulator, '--seed', String(one), ...which, ...engine],
      options,
      (error, stdout, stderr) => (error ? reject(new Error(`seed ${one}: ${stdout}${stderr}`)) : resolve(stdout)),
    )
  })

describe('days of payments over all processors, of payouts and of banks, with kill -9 in between', () => {
  it.each(seeds)(
    'leave every acknowledged answer, a reason for each attempt, and columns of the proof that are zero (seed %d)',
    async (one) => {
      const said = await simulate(one, days)
      expect(said).toContain('The ledger is intact')
      console.info(said)
    },
    1_200_000,
  )

  const aMonth = isLong ? it : it.skip
  aMonth(
    'so does a month, with reserves that are released and terms that change in the middle',
    async () => {
      const said = await simulate(seed, ['--days', '30', '--rounds', '2'])
      expect(said).toContain('The ledger is intact')
      console.info(said)
    },
    7_200_000,
  )
})
