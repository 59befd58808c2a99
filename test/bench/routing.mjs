// `npm run bench:routing [-- --against FOLDER]`: what a decision costs with 10 and with 1,000 rules of which none fits, side by side;
// and with the folder of another version, built, what a creation through the sandbox costs there and here, by turns.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CompiledRules } from '../../dist/api/src/money/routing/compiled-rules.js'
import { decide } from '../../dist/api/src/money/routing/rules-router.js'
import { startVersion } from './creations.mjs'

const { values } = parseArgs({ options: { against: { type: 'string' }, turns: { type: 'string', default: '5' } } })
const here = resolve(import.meta.dirname, '../..')
const median = (list) => list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)]

const account = { processorAccountID: 'pra_1', processor: 'sandbox', methods: ['test_method'], currencies: ['USD'] }
const rulesOf = (count) =>
  Array.from({ length: count }, (_, at) => ({
    routingRuleID: `rul_${at}`,
    conditions: { clientIDs: [`cli_${at}`], currencies: ['EUR'], amountFrom: 1_000 + at, amountTo: 2_000 + at },
    targets: [{ processorAccountID: 'pra_1', weight: 1 }],
    fallbacks: [],
    retriesDeclines: false,
    isEnabled: true,
  }))
const factsOf = (at) => ({
  ...{
    mode: 'test',
    clientID: `cli_other_${at % 100}`,
    currency: 'USD',
    amount: 1 + (at % 5_000),
    method: 'test_method',
  },
  ...{ cardBrand: null, cardCountry: null },
})

function decisions() {
  const sets = [10, 1_000].map((count) => ({ count, compiled: new CompiledRules(rulesOf(count)), runs: [] }))
  for (let turn = 0; turn < 12; turn += 1)
    for (const { compiled, runs } of sets) {
      const startedAt = process.hrtime.bigint()
      for (let at = 0; at < 50_000; at += 1) decide({ compiled }, factsOf(at), 'txn_1', [account])
      // The first turn finds the kinds of payments that there are.
      if (turn > 0) runs.push(Number(process.hrtime.bigint() - startedAt) / 50_000)
    }
  const [few, many] = sets.map(({ runs }) => Math.round(median(runs)))
  console.log(`decision, none fits: ${few} ns with 10 rules, ${many} ns with 1,000: ratio ${(many / few).toFixed(2)}`)
}

async function creations(folders) {
  const data = folders.map(() => mkdtempSync(join(tmpdir(), 'gatehouse-creations-')))
  const versions = await Promise.all(folders.map((folder, at) => startVersion(folder, data[at])))
  try {
    for (const version of versions) await version.create(300)
    for (let turn = 0; turn < Number(values.turns); turn += 1)
      for (const version of versions) version.runs.push(await version.create(300))
    const [before, now] = versions.map(({ runs }) => median(runs))
    const ratio = (now / before).toFixed(2)
    console.log(`creation: ${before.toFixed(2)} ms CPU there, ${now.toFixed(2)} ms here: ratio ${ratio}`)
  } finally {
    for (const version of versions) version.end()
    for (const folder of data) rmSync(folder, { recursive: true, force: true })
  }
}

decisions()
if (values.against) await creations([resolve(values.against), here])
