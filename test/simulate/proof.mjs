// The proof of the days: the ledger, the processors and the banks say the same, and each payout is there once.
import { strict as assert } from 'node:assert'

const number = (value) => Number(value ?? 0)

/** No payout in two files, none lost, and paid or come back as the banks have booked it. */
export async function checkPayouts({ server, banks, office }) {
  const payouts = await server.read('SELECT * FROM "payouts"')
  const lines = await server.read(
    'SELECT "payoutID", COUNT(*) AS "files" FROM "payout_file_lines" WHERE "isVoid" = 0 GROUP BY "payoutID"',
  )
  const files = new Map(lines.map(({ payoutID, files }) => [payoutID, number(files)]))
  const known = new Set(payouts.map(({ payoutID }) => payoutID))
  for (const payoutID of office.created) assert.ok(known.has(payoutID), `${payoutID} was acknowledged and is lost`)
  for (const { payoutID, rail, status, amount, currency } of payouts) {
    const id = payoutID.replace('_', '-')
    const { bank } = banks.all.find((one) => one.currency === currency) ?? {}
    const story = `${payoutID} of ${amount} ${currency} by ${rail} is ${status}`
    const isSent = rail === 'bank_file' && ['paid', 'returned'].includes(status)
    assert.equal(files.get(payoutID) ?? 0, isSent ? 1 : 0, `${story}, and stands in ${files.get(payoutID)} files`)
    assert.equal(bank?.paid.get(id), isSent ? number(amount) : undefined, `${story}, but not at the bank`)
    if (isSent) assert.equal(bank.returned.has(id), status === 'returned', `${story}, but not at the bank`)
  }
  const times = payouts.filter(({ scheduledFor }) => scheduledFor !== null)
  const once = new Set(times.map((one) => `${one.clientID} ${one.mode} ${one.currency} ${one.scheduledFor}`))
  assert.equal(once.size, times.length, 'A time of a schedule made two payouts')
  return Object.fromEntries(
    [...Map.groupBy(payouts, ({ status }) => `payouts ${status}`)].map(([name, all]) => [name, all.length]),
  )
}

/** What each client has and got makes what came in, went back and was taken for it. */
export async function checkNets({ server }) {
  const held = `'client_pending', 'client_available', 'client_reserve', 'client_disputed', 'payouts_in_transit'`
  const moves = `'payout_paid', 'payout_returned'`
  const rows = await server.read(`SELECT "clientID", "mode", "currency",
    SUM(CASE WHEN "account" IN (${held}) THEN -"amount" ELSE 0 END) AS "has",
    SUM(CASE WHEN "account" IN (${held}) AND "kind" NOT IN (${moves}) THEN -"amount" ELSE 0 END) AS "nets"
    FROM "ledger_entries" WHERE "clientID" <> '' GROUP BY "clientID", "mode", "currency"`)
  const payouts = await server.read(`SELECT "clientID", "mode", "currency", SUM("amount") AS "out" FROM "payouts"
    WHERE "status" = 'paid' AND "transactionID" IS NULL GROUP BY "clientID", "mode", "currency"`)
  for (const { clientID, mode, currency, has, nets } of rows) {
    const isOwn = (one) => one.clientID === clientID && one.mode === mode && one.currency === currency
    const out = number(payouts.find(isOwn)?.out)
    assert.equal(number(has) + out, number(nets), `${clientID} has another sum of ${currency} (${mode})`)
  }
}

const read = async ({ server, staffToken }) => (await server.get('/reconciliation?mode=test', staffToken)).currencies

const explained = ({ lines }) => lines.reduce((sum, { amount }) => sum + amount, 0)

const isAt = (world, { ownerID }) => world.processors.byAccount(ownerID)

/** What the proof names as a difference that stays, such as a late payment whose way back has failed at the processor. */
export async function openDifferences({ server, staffToken }) {
  return (await server.get('/reconciliation-differences?state=open&limit=100', staffToken)).items
}

/** Whatever should have settled by now has: only the differences that are named above may still need a person. */
export async function checkAttention(world, differences) {
  const { kinds } = await world.server.get('/attention?mode=test', world.staffToken)
  const named = new Set(differences.map(({ subject }) => subject))
  const overdue = kinds.flatMap(({ items }) => items).filter(({ isOverdue }) => isOverdue)
  const unnamed = overdue.filter(({ kind, subjectID }) => kind !== 'difference_open' || !named.has(subjectID))
  assert.deepEqual(unnamed, [], 'Something needs attention that no difference names')
  return Object.fromEntries(
    kinds.map(({ kind, count }) => [`attention ${kind}`, count]).filter(([, count]) => count > 0),
  )
}

/** Accounts that a double has told nothing of yet, or not all: with the next days it does. */
export async function unexplained(world) {
  const open = sumBy(await openDifferences(world))
  const accounts = (await read(world)).flatMap(({ currency, processorAccounts }) =>
    processorAccounts.map((one) => ({ ...one, currency })),
  )
  const isLeft = ({ ownerID, currency, difference }) => difference !== (open.get(`${ownerID} ${currency}`) ?? 0)
  return accounts.filter((one) => isAt(world, one) && isLeft(one)).length
}

/** By account and currency, what the processor says more than our books. */
export function sumBy(differences) {
  const sums = new Map()
  for (const { processorAccountID, currency, ours, theirs } of differences) {
    const key = `${processorAccountID} ${currency}`
    sums.set(key, (sums.get(key) ?? 0) + theirs - ours)
  }
  return sums
}

/** Where charges are exchanged, only its own balance says in which currency it owes them. */
const owedNow = ({ double }, currency, deposited) =>
  double.balanceIn?.(currency) ?? double.owes(currency) - double.costs(currency) - deposited

/** Each column of the page is zero or explained line by line, and each account in it what the other side has in its own books. */
export async function checkProof(world) {
  const { banks, processors } = world
  const table = []
  for (const { currency, ledger, processorAccounts, bankAccounts, waiting } of await read(world)) {
    assert.equal(ledger.difference, 0, `The books are out of balance in ${currency}`)
    assert.deepEqual(waiting, { entries: 0, amount: 0 }, `Something on the statements in ${currency} is not explained`)
    for (const { ownerID, name, ledger: ours, told, difference, lines } of bankAccounts) {
      const { bank } = banks.all.find(({ bankAccountID }) => bankAccountID === ownerID)
      assert.deepEqual([told, ours, difference, lines], [bank.balance, bank.balance, 0, []], `${name}: another sum`)
      table.push({ account: name, currency, 'our ledger': ours, 'it says': told, difference })
    }
    for (const account of processorAccounts) {
      const { ownerID, name, ledger: ours, told, difference } = account
      assert.equal(difference, explained(account), `${name}: ${difference} ${currency} of it is not explained`)
      const at = processors.byAccount(ownerID)
      const theirs = at ? owedNow(at, currency, banks.deposited(ownerID, currency)) : told
      assert.equal(told ?? ours, theirs, `${name} owes another sum of ${currency}`)
      if (told === null) assert.equal(ours, theirs, `${name} has told nothing of ${currency}`)
      table.push({ account: name, currency, 'our ledger': ours, 'it says': told, difference })
    }
  }
  return table
}
