// After each fault: is every acknowledged payment there, and each once, and do the books agree?
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const openIds = `SELECT COUNT(*) AS "count" FROM "transactions" WHERE "inFlight" IS NOT NULL OR "status" = 'processing'`

/** With the version that runs: an older one is refused. */
const verify = async (name, { folder, environment: env }) => {
  const command = join(folder, 'dist', 'api', 'src', 'process', 'verification', `${name}-command.js`)
  await run(process.execPath, [command], { env: { PATH: process.env.PATH, ...env }, maxBuffer: 1e7 })
}

/** Those whose row is gone, or does not say any more what was acknowledged. */
async function lost(cluster, acknowledged) {
  const rows = await cluster.ask('SELECT "transactionID", "status", "amount", "description" FROM "transactions"')
  const known = new Map(rows.map((row) => [row.transactionID, row]))
  const isKept = ({ transactionID, status, amount, key }) => {
    const row = known.get(transactionID)
    const isSame = row?.status === status || status === 'processing'
    return row && isSame && Number(row.amount) === amount && row.description === key
  }
  return acknowledged.filter((payment) => !isKept(payment))
}

const doubled = (cluster) =>
  cluster.ask(
    'SELECT "description", COUNT(*) AS "count" FROM "transactions" GROUP BY "description" HAVING COUNT(*) > 1',
  )

const owedAndBooked = `SELECT t."clientID", t."owed", b."booked" FROM
  (SELECT "clientID", SUM("amount" - "fee") AS "owed" FROM "transactions" WHERE "status" = 'succeeded' GROUP BY "clientID") t
  LEFT JOIN (SELECT "clientID", SUM("credit" - "debit") AS "booked" FROM "ledger_sums"
    WHERE "account" LIKE 'client%' GROUP BY "clientID") b ON b."clientID" = t."clientID"`

/** Payments go on meanwhile, so both sums are of one moment. */
const unequal = async (cluster) => (await cluster.ask(owedAndBooked)).filter(({ owed, booked }) => owed !== booked)

export const inFlight = async (cluster) => Number((await cluster.ask(openIds))[0].count)

export async function check(cluster, payments, version) {
  await verify('ledger', version)
  await verify('audit', version)
  const acknowledged = [...payments.acknowledged]
  const [gone, twice, odd] = [await lost(cluster, acknowledged), await doubled(cluster), await unequal(cluster)]
  if (odd.length > 0) throw new Error(`Balances that are not what payments say: ${JSON.stringify(odd)}`)
  return { acknowledged: acknowledged.length, lost: gone.length, doubled: twice.length, rows: [...gone, ...twice] }
}
