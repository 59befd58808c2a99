import { statfsSync } from 'node:fs'
import { insert, rowOfClient } from '../against-floor/world.mjs'
import { viewTransaction } from '../../../dist/api/src/money/transactions/transaction.view.js'
import { firstHash } from '../../../dist/api/src/money/ledger/ledger-chain.js'
import { newId } from '../../../dist/api/src/platform/crypto/ids.js'
import { columns, Payments, spanMs } from './rows.mjs'

const chunk = 5_000
const bytesMax = 10e9
const freeMin = 0.2
// The last payments of a step, which the verification is timed with.
export const verified = 10_000

const sampleData = JSON.stringify(
  viewTransaction({
    ...{ transactionID: 'txn_sample', clientID: newId('cli'), amount: 10_000, currency: 'USD', fee: 250 },
    ...{
      amountCaptured: 10_000,
      amountRefunded: 0,
      amountDisputed: 0,
      status: 'succeeded',
      captureMethod: 'automatic',
    },
    ...{ description: 'Order 1', reference: 'order-1', metadata: { cart: '7' }, paymentMethod: 'pm_success' },
    ...{ cardBrand: null, cardLast4: null, paymentLinkID: null, failureCode: null, failureMessage: null },
    ...{ createdAt: new Date(), updatedAt: new Date() },
  }),
)

/** Nine more merchants, and an endpoint of the first; the timeline ends a day ago, so that what is paid now comes after it. */
export const beginFilling = async (database, { clientID, apiUserID }, total) => {
  const others = Array.from({ length: 9 }, (_, number) => rowOfClient(number))
  const endpointID = newId('whe')
  await database.write(async (manager) => {
    await insert(manager, 'clients', others)
    const endpoint = { endpointID, clientID, url: 'https://example.com/hooks', eventTypes: '["*"]', status: 'disabled' }
    await insert(manager, 'webhook_endpoints', [{ ...endpoint, sealedSecret: 'none', createdAt: 1, updatedAt: 1 }])
  })
  const owners = [clientID, ...others.map((row) => row.clientID)]
  const startsAt = Date.now() - spanMs - 86_400_000
  return new Payments({ owners, apiUserID, endpointID, total, startsAt, sampleData })
}

const refuseFullDisk = (folder, bytesBefore) => {
  const { bavail, blocks, bsize } = statfsSync(folder)
  const written = (bytesBefore - bavail) * bsize
  if (written > bytesMax) throw new DiskIsFull(`more than ${bytesMax / 1e9} GB were written`)
  if (bavail / blocks < freeMin) throw new DiskIsFull(`less than ${freeMin * 100} % of the disk is free`)
}

export class DiskIsFull extends Error {}

const headOf = async ({ query }) => {
  const [row] = await query(
    `SELECT "sequence", "hash", "createdAt" FROM "ledger_entries" ORDER BY "sequence" DESC LIMIT 1`,
  )
  if (!row) return { sequence: 0, hash: firstHash, at: new Date(0) }
  return { sequence: Number(row.sequence), hash: row.hash, at: new Date(Number(row.createdAt)) }
}

const balancesOf = ({ query }) => query('SELECT * FROM "ledger_balances"')

/** What stands in the books now, as the verification keeps it. */
const cutOf = async (writer) => {
  const rows = await balancesOf(writer)
  const named = rows.map(({ clientID, account, currency, debit, credit }) => {
    const owner = clientID ? [`of ${clientID}`] : []
    return [[account, ...owner, `in ${currency}`].join(' '), { debit: BigInt(debit), credit: BigInt(credit) }]
  })
  return { ...(await headOf(writer)), sums: Object.fromEntries(named) }
}

const keepBalances = async ({ query }, { sums }) => {
  const rows = Object.values(sums).map(
    ({ owner, account, debit, credit }) => `('${owner}', '${account}', 'USD', ${debit}, ${credit})`,
  )
  await query(
    `INSERT INTO "ledger_balances" VALUES ${rows.join(', ')} ON CONFLICT ("clientID", "account", "currency") DO UPDATE SET
      "debit" = "ledger_balances"."debit" + excluded."debit", "credit" = "ledger_balances"."credit" + excluded."credit"`,
  )
  for (const name of Object.keys(sums)) delete sums[name]
}

/** Writes payments `from` to `to` behind those that are there. Answers the books as they stood before the last of them. */
export const fill = async ({ writer, payments, folder, diskBefore }, from, to, fresh) => {
  const head = await headOf(writer)
  const write = async (begin, end) => {
    for (let start = begin; start < end; start += chunk) {
      refuseFullDisk(folder, diskBefore)
      await writer.write(columns, payments.rows(start, Math.min(end, start + chunk), head, fresh))
    }
    await keepBalances(writer, payments)
  }
  const last = Math.max(from, to - verified)
  if (last > from) await write(from, last)
  const cut = await cutOf(writer)
  await write(last, to)
  return cut
}
