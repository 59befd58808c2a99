import { describe, expect, it } from '@jest/globals'
import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'

const simulator = fileURLToPath(new URL('../simulate/simulate.mjs', import.meta.url))
const engine = process.env.TEST_ENGINE === 'postgres' ? ['--postgres'] : []
// Always another seed: a failure prints it, and `npm run simulate -- --seed N` plays it again.
const first = randomInt(1_000_000)
// A shorter day is played again with the same number of rounds.
const rounds = process.env.TEST_LONG ? '5' : '3'
const seeds = Array.from({ length: process.env.TEST_LONG ? 50 : 1 }, (_, index) => first + index)

/** Ends with what it says, or fails with it. */
const simulate = (seed: number) =>
  new Promise<string>((resolve, reject) => {
    const options = { maxBuffer: 1e7 }
    execFile(
      process.execPath,
      [simulator, '--seed', String(seed), '--rounds', rounds, ...engine],
      options,
      (error, stdout, stderr) => (error ? reject(new Error(`seed ${seed}: ${stdout}${stderr}`)) : resolve(stdout)),
    )
  })

describe('a day of payments with kill -9 in between', () => {
  it.each(seeds)(
    'leaves every acknowledged answer, and a clean ledger (seed %d)',
    async (seed) => {
      const said = await simulate(seed)
      expect(said).toContain('The ledger is intact')
      console.info(said)
    },
    720_000,
  )
})
