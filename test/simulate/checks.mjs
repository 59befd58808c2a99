// What must be true when the days are over: each attempt has its reason, and both sides agree to the cent.
import { strict as assert } from 'node:assert'
import { sumBy } from './proof.mjs'
import { routingSets } from './rules.mjs'

const takes = ['succeeded', 'authorized']
const number = (value) => Number(value ?? 0)

const attemptRows = `SELECT "one".*, "payment"."currency", "payment"."status", "payment"."createdAt" AS "begunAt"
  FROM "payment_attempts" "one" JOIN "transactions" "payment" ON "payment"."transactionID" = "one"."transactionID"`
const clearing = (
  accountID,
) => `SELECT "entry"."currency", SUM("entry"."amount") AS "amount" FROM "ledger_entries" "entry"
  JOIN "transactions" "payment" ON "payment"."transactionID" = "entry"."transactionID"
  WHERE "entry"."account" = 'processor_clearing' AND "entry"."kind" NOT IN ('processor_cost', 'exchange') AND "payment"."processorAccountID" = '${accountID}'
  GROUP BY "entry"."currency"`

/** Each says why its account was chosen and how it ended; of a payment's attempts one at most has moved money. */
export async function checkAttempts({ server, rules }) {
  const attempts = await server.read(attemptRows)
  const byPayment = Map.groupBy(attempts, ({ transactionID }) => transactionID)
  const payments = await server.read('SELECT "transactionID" FROM "transactions"')
  assert.equal(byPayment.size, payments.length, 'Each payment has an attempt')
  const sets = await routingSets(server)
  for (const [id, own] of byPayment) {
    for (const { number: at, outcome, chosenBecause, routingRuleID, routingSetID, failureCode } of own) {
      const story = `${id}, attempt ${at}: ${JSON.stringify(own)}`
      assert.ok(outcome, `has no outcome: ${story}`)
      assert.ok(chosenBecause, `was chosen for no reason: ${story}`)
      if (chosenBecause === 'rule') assert.ok(routingRuleID && routingSetID, `names no rule: ${story}`)
      assert.equal(outcome === 'failed', failureCode !== null, `does not say why it failed: ${story}`)
    }
    assert.ok(own.filter(({ outcome }) => takes.includes(outcome)).length <= 1, `${id} was taken twice`)
    const first = own.find(({ number: at }) => number(at) === 1)
    checkRoute(rules, sets, first)
  }
  return attempts
}

function checkRoute(rules, sets, first) {
  try {
    rules.check(first, sets)
  } catch (error) {
    const known = [...sets].map(([id, { number, createdAt }]) => ({ id, number, createdAt }))
    error.message = `${first.transactionID} ${error.message}: ${JSON.stringify({ first, known, changes: rules.changes })}`
    throw error
  }
}

/** Staff read of each attempt what each rule said of the payment. */
export async function checkExplanations(world) {
  for (const payment of [...world.payments.values()].slice(-40)) {
    const { items } = await world.server.get(`/transactions/${payment.id}/attempts`, world.staffToken)
    for (const { account } of items) {
      assert.ok(account.name, `${payment.id}: no account`)
      if (account.chosenBecause === 'rule')
        assert.ok(
          account.rules.some(({ fits }) => fits),
          `${payment.id}: no rule`,
        )
    }
  }
}

/** A session is completed by one payment, and no second one took money for it. */
export async function checkSessions({ server }) {
  const rows = await server.read(`SELECT "link"."paymentLinkID" AS "id", "link"."completedBy" AS "by",
    SUM(CASE WHEN "payment"."status" IN ('succeeded', 'authorized') THEN 1 ELSE 0 END) AS "taken",
    MAX(CASE WHEN "payment"."transactionID" = "link"."completedBy" THEN 1 ELSE 0 END) AS "own"
    FROM "payment_links" "link" JOIN "transactions" "payment" ON "payment"."paymentLinkID" = "link"."paymentLinkID"
    GROUP BY "link"."paymentLinkID", "link"."completedBy"`)
  for (const { id, by, taken, own } of rows) {
    assert.ok(number(taken) <= 1, `${id} was paid twice`)
    if (number(taken) === 1) assert.ok(by && number(own) === 1, `${id} was paid and is not complete`)
  }
  return rows.filter(({ by }) => by).length
}

/** Rows of a table, one for each account: what our books say that the processor owes, and what it says itself. */
export async function checkBooks({ server, processors, rules }, attempts, differences) {
  const table = []
  const left = sumBy(differences)
  const named = new Set(differences.map(({ subject }) => subject))
  for (const { processor, accountID, double } of processors.all) {
    const own = await server.read(`SELECT "transactionID" AS "id", "status", "currency" FROM "transactions"
      WHERE "processorAccountID" = '${accountID}'`)
    for (const { id, status } of own.filter((one) => !named.has(one.id)))
      assert.equal(double.chargesOf(id), takes.includes(status) ? 1 : 0, `${id} is ${status}, but not at ${processor}`)
    const books = new Map((await server.read(clearing(accountID))).map((row) => [row.currency, number(row.amount)]))
    const known = [...new Set([double.currency, ...own.map((one) => one.currency)])]
    const theirs = new Map(known.map((currency) => [currency, double.owes(currency)]))
    for (const [currency, amount] of theirs)
      assert.equal(
        (books.get(currency) ?? 0) + (left.get(`${accountID} ${currency}`) ?? 0),
        amount,
        `${processor} owes another sum of ${currency}`,
      )
    table.push({ account: processor, ...tally(attempts, accountID), 'books say': sums(books), 'it says': sums(theirs) })
  }
  for (const [account, id] of Object.entries(rules.sandboxes)) {
    const books = new Map((await server.read(clearing(id))).map((row) => [row.currency, number(row.amount)]))
    table.push({ account, ...tally(attempts, id), 'books say': sums(books), 'it says': '(inside)' })
  }
  return table
}

function tally(attempts, accountID) {
  const own = attempts.filter((one) => one.processorAccountID === accountID)
  const ended = (...outcomes) => own.filter(({ outcome }) => outcomes.includes(outcome)).length
  return { attempts: own.length, taken: ended(...takes), failed: ended('failed') }
}

const sums = (books) => [...books].map(([currency, amount]) => `${currency} ${amount}`).join(', ') || '0'
