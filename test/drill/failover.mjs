// `npm run drill:failover [-- --only=kill,clock] [--rate 6] [--keep] [--leave-logs]`: the set-up of /docs/self-hosting on this machine, payments that go on, and one
// fault after the other. No acknowledged payment may be lost or there twice; how long nobody could pay is measured.
import { chmodSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { LaunchError } from '../../libs/launch/launch-error.mjs'
import { keep, machine, tableOf, today } from '../bench/against-floor/report.mjs'
import { prepareMerchants } from '../simulate/merchants.mjs'
import { check, inFlight } from './checks.mjs'
import { Cluster } from './cluster.mjs'
import { faults } from './faults.mjs'
import { Gatehouses } from './gatehouses.mjs'
import { mayMount, requireParts } from './parts.mjs'
import { Payments } from './payments.mjs'
import { killAll, until } from './programs.mjs'
import { SetUp } from './set-up.mjs'

const maxMs = 40 * 60_000
const quietSeconds = 10
const command = 'npm run drill:failover'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rate: { type: 'string', default: '6' },
    keep: { type: 'boolean' },
    'leave-logs': { type: 'boolean' },
  },
})
const perSecond = Number(values.rate)
const seconds = (ms) => (Number.isFinite(ms) ? (ms / 1_000).toFixed(1) : 'none')
const load = () => loadavg()[0].toFixed(1)

async function play(world, fault) {
  const { cluster, gatehouses, payments } = world
  await fault.prepare?.(world)
  await payments.paid(perSecond * 2)
  const quietFrom = performance.now()
  await payments.paid(perSecond * quietSeconds)
  payments.takeRefusals()
  const from = performance.now()
  await fault.run(world)
  await payments.paid(perSecond * 2)
  const [to, said] = [performance.now(), payments.takeRefusals()]
  await payments.settled()
  await until('nothing is in flight', async () => (await inFlight(cluster)) < perSecond * 2)
  await fault.after?.(world)
  const found = await check(cluster, payments, gatehouses.version)
  const [before, during] = [payments.figures(quietFrom, from), payments.figures(from, to)]
  if (found.rows.length > 0) console.error(found.rows.slice(0, 3))
  const note = world.note ? `: ${world.note}` : ''
  delete world.note
  return {
    fault: `${fault.title}${note}`,
    acknowledged: found.acknowledged,
    lost: found.lost,
    doubled: found.doubled,
    'longest s without a payment': seconds(during.gap),
    'p99 s before': seconds(before.p99),
    'p99 s during': seconds(during.p99),
    'refused and repeated': said || 'nothing',
    load: load(),
  }
}

const notTried = ({ title }) => ({
  fault: `${title}: not tried, this machine mounts nothing`,
  acknowledged: '',
  lost: '',
  doubled: '',
  'longest s without a payment': '',
  'p99 s before': '',
  'p99 s during': '',
  'refused and repeated': '',
  load: '',
})

async function stage(setUp, mounts) {
  const cluster = new Cluster(setUp, mounts)
  world.cluster = cluster
  await cluster.start()
  world.gatehouses = new Gatehouses(setUp)
  await world.gatehouses.start()
  await until(
    'a call through HAProxy',
    async () => (await world.gatehouses.call('GET', '/live-readiness')) !== undefined,
  )
  // Behind https staff need a second factor, which is another test's business.
  await cluster.ask(
    `INSERT INTO "security_policy" ("policyID", "staffSecondFactor", "updatedAt") VALUES ('installation', 'optional', 1)`,
  )
  const merchants = await prepareMerchants(world.gatehouses, 'drill')
  world.payments = new Payments(world.gatehouses, merchants, perSecond).start()
}

async function drill(chosen, mounts) {
  const rows = []
  for (const fault of chosen) {
    if (fault.needs === 'mount' && !mounts) {
      rows.push(notTried(fault))
      continue
    }
    rows.push(await play(world, fault))
    console.log(Object.values(rows.at(-1)).join(' | '))
  }
  await world.payments.stop()
  await until('nothing is in flight', async () => (await inFlight(world.cluster)) === 0)
  const end = await check(world.cluster, world.payments, world.gatehouses.version)
  const { unexpected } = world.payments
  if (unexpected.length > 0) throw new Error(`Answers that nobody expects:\n${unexpected.slice(0, 20).join('\n')}`)
  const bad = rows.filter(({ lost, doubled }) => lost > 0 || doubled > 0)
  if (end.rows.length > 0 || bad.length > 0)
    throw new Error(`Payments were lost or doubled: ${JSON.stringify(end.rows.slice(0, 3))}`)
  return rows
}

const report = (rows) =>
  `\`${command}\` on ${today()}, ${machine}; ${perSecond} payments a second, three PostgreSQL with etcd and Patroni, PgBouncer, two HAProxy and three
processes on one machine.\n\n${tableOf(rows)}`

async function run() {
  requireParts()
  const mounts = mayMount()
  const only = values.only?.split(',')
  const chosen = faults.filter(({ name }) => !only || only.includes(name))
  if (chosen.length === 0) throw new LaunchError(`The faults are ${faults.map(({ name }) => name).join(', ')}.`)
  const setUp = new SetUp()
  chmodSync(setUp.folder, 0o711)
  world.folder = setUp.folder
  try {
    await stage(setUp, mounts)
    const rows = await drill(chosen, mounts)
    console.log(tableOf(rows))
    if (values.keep) keep(report(rows), command)
  } finally {
    await Promise.race([leave(), pause(60_000, undefined, { ref: false })])
    endNow()
    if (values['leave-logs']) console.log(`Logs: ${setUp.folder}`)
  }
}

async function leave() {
  await world.payments?.stop().catch(() => undefined)
  await world.gatehouses?.end()
  await world.cluster?.end()
}

const endNow = () => {
  world.cluster?.killNow()
  killAll()
  if (world.folder && !values['leave-logs']) rmSync(world.folder, { recursive: true, force: true, maxRetries: 5 })
}

const world = { perSecond }
process.once('exit', endNow)
for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => process.exit(130))
setTimeout(() => {
  console.error(`The drill did not end within ${maxMs / 60_000} minutes.`)
  process.exit(1)
}, maxMs).unref()

try {
  await run()
} catch (error) {
  console.error(error instanceof LaunchError ? error.message : error)
  process.exitCode = 1
}
// Payments that nobody waits for any more would hold it.
process.exit()
