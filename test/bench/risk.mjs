// `npm run bench:risk`: what a risk decision costs with 0, 10 and 1,000 rules of which none matches, side by side; and what a creation
// through the sandbox costs a client without limits and one that has them, by turns.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CompiledRiskRules } from '../../dist/api/src/money/risk-rules/compiled-risk-rules.js'
import { decideRisk } from '../../dist/api/src/money/risk-rules/decide-risk.js'
import { startVersion } from './creations.mjs'

const { values } = parseArgs({ options: { turns: { type: 'string', default: '7' } } })
const here = resolve(import.meta.dirname, '../..')
const median = (list) => list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)]
const decisionsPerTurn = 50_000
const creationsPerTurn = 300

const rulesOf = (count) =>
  Array.from({ length: count }, (_, at) => ({
    riskRuleID: `rsk_${at}`,
    conditions: {
      ...{ clientIDs: [`cli_${at}`], currencies: ['EUR'], amountFrom: 1_000 + at, amountTo: 2_000 + at },
      ...{ cardCountries: ['US'], emailDomains: [`shop-${at}.example`] },
    },
    outcome: 'block',
    isEnabled: true,
    words: 'A rule',
  }))
const factsOf = (at) => ({
  ...{
    mode: 'test',
    clientID: `cli_other_${at % 100}`,
    clientCountry: 'GB',
    currency: 'USD',
    amount: 1 + (at % 5_000),
  },
  ...{ method: 'test_method', cardCountry: 'GB', cardFingerprint: null, email: `payer${at % 1_000}@mail.example` },
  ipAddress: null,
})

async function decisions() {
  const sets = [0, 10, 1_000].map((count) => ({ compiled: new CompiledRiskRules(rulesOf(count)), runs: [] }))
  const moment = { at: new Date() }
  for (let turn = 0; turn < 12; turn += 1)
    for (const { compiled, runs } of sets) {
      const startedAt = process.hrtime.bigint()
      for (let at = 0; at < decisionsPerTurn; at += 1) {
        // Without lists and velocity nothing is asked of a database.
        const met = await decideRisk(null, { compiled, hasEntries: false }, factsOf(at), moment)
        if (met !== null) throw new Error('A rule matched')
      }
      // The first turn finds the kinds of payments that there are.
      if (turn > 0) runs.push(Number(process.hrtime.bigint() - startedAt) / decisionsPerTurn)
    }
  const [none, few, many] = sets.map(({ runs }) => Math.round(median(runs)))
  const ratio = (many / few).toFixed(2)
  console.log(`risk, none matches: ${none} ns without rules, ${few} ns with 10, ${many} ns with 1,000: ratio ${ratio}`)
}

async function creations() {
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'gatehouse-risk-')))
  const versions = await Promise.all(folders.map((folder) => startVersion(here, folder)))
  try {
    const limits = [{ currency: 'EUR', dayCount: 1_000_000, thirtyDaysAmount: 1_000_000_000_000 }]
    await versions[1].limit(limits)
    for (const version of versions) await version.create(creationsPerTurn)
    for (let turn = 0; turn < Number(values.turns); turn += 1)
      for (const version of versions) version.runs.push(await version.create(creationsPerTurn))
    const [without, limited] = versions.map(({ runs }) => median(runs))
    const ratio = (limited / without).toFixed(2)
    console.log(`creation: ${without.toFixed(2)} ms CPU without limits, ${limited.toFixed(2)} ms with: ratio ${ratio}`)
  } finally {
    for (const version of versions) version.end()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}

await decisions()
await creations()
