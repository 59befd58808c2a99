// `npm run bench:saved`: what the creation of a payment costs with a saved method and with a test card, by turns in one run of one product.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startVersion } from './creations.mjs'

const { values } = parseArgs({ options: { turns: { type: 'string', default: '7' } } })
const here = resolve(import.meta.dirname, '../..')
const median = (list) => list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)]
const creationsPerTurn = 300

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-saved-'))
const version = await startVersion(here, folder)
try {
  const paymentMethod = await version.save()
  const ways = [{}, { paymentMethod }].map((overrides) => ({ overrides, runs: [] }))
  for (const { overrides } of ways) await version.create(creationsPerTurn, overrides)
  for (let turn = 0; turn < Number(values.turns); turn += 1)
    for (const { overrides, runs } of ways) runs.push(await version.create(creationsPerTurn, overrides))
  const [card, saved] = ways.map(({ runs }) => median(runs))
  const ratio = (saved / card).toFixed(2)
  console.log(
    `creation: ${card.toFixed(2)} ms CPU with a test card, ${saved.toFixed(2)} ms with a saved method: ratio ${ratio}`,
  )
} finally {
  version.end()
  rmSync(folder, { recursive: true, force: true })
}
