import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Effort } from '../attack/effort.js'
import { Report } from '../attack/report.js'
import { attacks, noteEnd } from '../attack/run.js'
import { type Opened, openStage } from '../attack/stage.js'
import { killProducts } from '../support/product-process.js'
import { seed } from '../support/seed.js'

// `npm run attack` asks all of it; here it is a sample.
const some: Effort = { seed, minutes: 1, atMost: 100, inputs: 100, slowMs: 1_000, rounds: 1 }
const all: Effort = { seed, minutes: 5, inputs: 20_000, slowMs: 500, rounds: 10 }
const effort = process.env.TEST_LONG ? all : some

let opened: Opened
beforeAll(async () => {
  opened = await openStage(effort)
})
afterAll(() => killProducts())

describe(`an attack on the running product (seed ${seed})`, () => {
  it.each(Object.keys(attacks))(
    'finds nothing: %s',
    async (part) => {
      const report = new Report()
      await attacks[part]?.(opened.stage, report, effort)
      console.info(`${part}: ${JSON.stringify(report.counts)}`)
      expect(report.findings).toEqual([])
    },
    process.env.TEST_LONG ? 1_800_000 : 300_000,
  )

  it('leaves a product that ends well, and a ledger and an audit log that are intact', async () => {
    const report = new Report()
    noteEnd(report, await opened.close())
    expect(report.findings).toEqual([])
  })
})
