// `npm run shop:vendure`: buys, captures, refunds and cancels in a real Vendure, and compares the books on both sides.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareBooks, compareLedger } from './books.mjs'
import { run, startAndEnd } from './run.mjs'

startAndEnd()
await import('./cases/purchases.spec.mjs')
await import('./cases/webhooks.spec.mjs')
await import('./cases/after-sale.spec.mjs')
await import('./cases/two-processes.spec.mjs')

test('Vendure’s payments, Gatehouse’s transactions and the ledger agree in the end', async () => {
  const { payments, transactions } = await compareBooks(run.world, run)
  assert.ok(payments >= 5, `${payments} payments`)
  await compareLedger(run.world, transactions)
  console.log(`Compared: ${payments} payments, ${transactions.length} transactions`)
})
