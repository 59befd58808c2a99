// `npm run simulate -- --seed 7 [--days 30] [--rounds 5] [--postgres]`: days of payments over all processors at once, against a
// real process on a real database, with kill -9 and restarts, an outage of one processor, lost answers, other rules from noon on,
// payers who transfer money to our bank, and clients who are paid out by banks that tell each day what they have booked. Afterwards every acknowledged answer must be
// there, every call that was cut off is resolved once, each attempt has its reason, no payout is twice in a file, and our
// books, each double and each bank agree to the cent. A seed that fails prints itself.
import { clock } from './clock.mjs'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Random } from '../support/random.ts'
import { Banks } from './banks.mjs'
import { checkAttempts, checkBooks, checkExplanations, checkSessions } from './checks.mjs'
import { changeTerms, prepareMerchants, renewTokens, staffTokenFor } from './merchants.mjs'
import { Office } from './office.mjs'
import { onPostgres } from './on-postgres.mjs'
import { endDispute } from './payers.mjs'
import { Postman } from './postman.mjs'
import { Processors } from './processors.mjs'
import { checkAttention, checkNets, checkPayouts, checkProof, openDifferences, unexplained } from './proof.mjs'
import { Rules } from './rules.mjs'
import { Server } from './server.mjs'
import { work } from './steps.mjs'
import { isInFlight, timePasses } from './time-passes.mjs'
import { Transfers } from './transfers.mjs'
import { Troubles } from './troubles.mjs'
import { World } from './world.mjs'

const callers = 6
/** A night without news; then another day begins. */
const quietMs = 8_000
/** Nothing waits longer than so many days for anybody. */
const nightsMost = 40
const roundMaxMs = 8_000

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    days: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '5' },
    postgres: { type: 'boolean' },
  },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e6))
const [days, rounds] = [Number(values.days), Number(values.rounds)]
const random = new Random(seed)

async function restart(world, times) {
  await world.server.write(timePasses(random, times))
  await world.server.start()
  world.staffToken = await staffTokenFor(world.server)
}

async function round(world, number) {
  const stopping = new AbortController()
  const working = Array.from({ length: callers }, (_, caller) =>
    work(world, new Random(seed * 10_000 + number * 100 + caller), stopping.signal),
  )
  const isNoon = number % rounds === Math.floor(rounds / 2)
  const length = random.one([20, 40, 60, 80])
  const outage = random.chance(0.6) && cutFor(world, length)
  const changed = isNoon && after(world, length / 2).then(() => world.rules.change(world))
  const office = world.office.work()
  await Promise.race([after(world, length), Promise.all(working)])
  await (random.chance(0.8) ? kill(world) : stop(world, stopping, working))
  stopping.abort()
  await Promise.all(working)
  await office
  await outage
  await restart(world)
  await changed
  await world.resolve()
  await world.checkPayments({ since: world.day })
}

/** What staff have left is done, the banks tell their day, and the next one begins. */
async function night(world, { isLast = false } = {}) {
  for (const answer of world.answers.splice(0)) await world.replay(answer)
  await world.office.work({ isLast })
  await world.postman.goAway()
  if (isLast) {
    await world.server.end('SIGTERM')
    clock.passDay()
    await world.server.write(timePasses(random, { isLong: true, expires: true }))
  } else await world.server.passDay(world.staffToken)
  world.transfers.payersPay(random, { isLast })
  world.banks.closeDay(clock.day, { isLast })
  world.office.takeReports()
  world.day += 1
  if (isLast) await world.server.start()
  if (isLast) world.troubles.end(world, random)
  else world.troubles.beginDay()
  world.postman.comeBack()
  world.staffToken = await staffTokenFor(world.server)
  await renewTokens(world)
}

async function playDays(world) {
  for (let day = 0; day < days; day += 1) {
    if (day === Math.floor(days / 2)) await changeTerms(world)
    for (let number = 0; number < rounds; number += 1) await round(world, day * rounds + number)
    await night(world)
    const seconds = Math.round((performance.now() - startedAt) / 1_000)
    console.error(
      `day ${day + 1} of ${days}: ${world.payments.size} payments, ${world.counts.kills} kills, ${seconds} s`,
    )
  }
}

/** So many calls later, or once it takes too long; never at one and the same moment of a call. */
async function after(world, calls) {
  const { calls: before } = world.counts
  for (const until = Date.now() + roundMaxMs; Date.now() < until; await pause(5)) {
    if (world.counts.calls >= before + calls) return pause(random.next() * 30)
  }
}

/** One processor is away for a third of the round. */
async function cutFor(world, length) {
  await after(world, length / 4)
  const mend = await world.processors.outage(random)
  await after(world, length / 3)
  await mend()
}

function kill(world) {
  world.counts.kills += 1
  return world.server.end('SIGKILL')
}

async function stop(world, stopping, working) {
  const ended = world.server.end('SIGTERM')
  stopping.abort()
  await Promise.all([...working, ended])
}

const unsettled = `SELECT
  (SELECT COUNT(*) FROM "transactions" WHERE ${isInFlight} OR "status" = 'processing') AS "payments",
  (SELECT COUNT(*) FROM "refunds" WHERE "status" = 'pending') AS "refunds",
  (SELECT COUNT(*) FROM "received_notices" WHERE "status" = 'waiting') AS "notices"`

/** Until nothing waits for anybody; days without payments pass in between. */
async function settle(world) {
  let left
  for (let nights = 0; nights < nightsMost; nights += 1) {
    await night(world, { isLast: true })
    for (const until = Date.now() + quietMs; Date.now() < until; await pause(200)) {
      world.processors.endRefunds()
      await world.postman.empty()
      left = (await world.server.read(unsettled))[0]
      if (Object.values(left).some((count) => Number(count) > 0)) continue
      await world.office.work({ isLast: true })
      Object.assign(left, await world.office.left())
      // The office signs in each time, and so ends the oldest sessions.
      world.staffToken = await staffTokenFor(world.server)
      left.unexplained = await unexplained(world)
      if (Object.values(left).every((count) => Number(count) === 0)) return
    }
  }
  const stuck = await world.server.read(`SELECT * FROM "transactions" WHERE ${isInFlight} OR "status" = 'processing'`)
  const unclear = await world.server.read('SELECT * FROM "unclear_calls"')
  throw new Error(`Something waits for ever: ${JSON.stringify({ left, stuck, unclear })}`)
}

async function prepare(server) {
  await server.start()
  const staffToken = await staffTokenFor(server)
  const merchants = await prepareMerchants(server, seed)
  const processors = await Processors.open(server, staffToken)
  const world = new World(server, merchants, processors, seed)
  const postman = new Postman(server, processors, new Random(seed + 1))
  const banks = await Banks.open(server, staffToken, processors, new Random(seed + 2), clock.day)
  const transfers = await Transfers.open(server, staffToken, banks)
  const accounts = [...processors.all, transfers].map(({ accountID }) => accountID)
  const rules = await Rules.write(server, staffToken, accounts)
  const troubles = new Troubles({ processors, postman }, new Random(seed + 4))
  Object.assign(world, { staffToken, rules, postman, banks, transfers, troubles })
  return Object.assign(world, { office: await Office.open(world, new Random(seed + 3)) })
}

async function finish(world) {
  world.troubles.end(world, random)
  while (world.disputes.length > 0) endDispute(world, random)
  await settle(world)
  await world.checkPayments()
  await checkExplanations(world)
  const proof = await checkProof(world)
  const differences = await openDifferences(world)
  const attention = await checkAttention(world, differences)
  await world.server.end('SIGTERM')
  const table = await checkBooks(world, await checkAttempts(world), differences)
  await checkNets(world)
  await world.transfers.check(world.server)
  const { rules, processors, postman, office, banks } = world
  const counts = { ...world.counts, completed: await checkSessions(world), 'rules changed': rules.changes.length }
  const paidOut = { ...(await checkPayouts(world)), ...office.counts, ...banks.counts, ...attention }
  console.table(table)
  console.table(proof)
  if (differences.length > 0) console.table(differences, ['kind', 'subject', 'currency', 'ours', 'theirs'])
  console.log(
    Object.entries({
      ...counts,
      ...processors.counts,
      ...postman.counts,
      ...world.troubles.counts,
      ...world.transfers.counts,
      ...paidOut,
      days: world.day,
    })
      .map(([name, count]) => `${name} ${count}`)
      .join(', '),
  )
  return world.server.verify()
}

async function simulate(settings) {
  const server = new Server({
    ...settings,
    // At once, or the next day.
    SETTLEMENT_DELAY_SECONDS: String((seed % 2) * 72_000),
    REFUND_KEEPS_FEE: String(seed % 3 === 0 ? 1 : 0),
  })
  let world
  try {
    world = await prepare(server)
    await playDays(world)
    return await finish(world)
  } finally {
    await world?.postman.stop()
    await server.end('SIGKILL')
    await world?.processors.close()
  }
}

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-simulate-'))
const startedAt = performance.now()
try {
  const result = await (values.postgres ? onPostgres(seed, folder, simulate) : simulate({ DATA_DIR: folder }))
  console.log(`seed ${seed}: ${result} (${((performance.now() - startedAt) / 1_000).toFixed(1)} s)`)
  rmSync(folder, { recursive: true, force: true })
} catch (error) {
  console.error(`seed ${seed} failed, and its data stays in ${folder}:`, error)
  process.exitCode = 1
}
