// What goes wrong, one after the other, while payments go on. Each ends with everything in its place again.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { until } from './programs.mjs'

const processes = [1, 2, 3]
const clockMs = 120_000
const stoppedMs = 30_000
const fullMs = 60_000

const takenOver = ({ cluster }, node, maxMs = 180_000) =>
  until(
    `another primary than ${node.name}`,
    async () => {
      const primary = await cluster.primary()
      return primary && primary !== node
    },
    maxMs,
  )

const ofPrimary = (name, title, act, heal, needs) => ({
  name,
  title,
  needs,
  async run(world) {
    const node = await world.cluster.primary()
    await act(node, world)
    await takenOver(world, node)
    await world.payments.paid(world.perSecond * 4)
    await heal(node)
    await world.cluster.whole()
  },
})

const ofEach = (name, title, signal, prepare) => ({
  name,
  title,
  prepare,
  async run(world) {
    for (const number of processes) {
      await world.gatehouses.replace(number, signal)
      await world.payments.paid(world.perSecond * 2)
    }
  },
})

const ofProgram = (name, title, programOf, signal) => ({
  name,
  title,
  async run(world) {
    const program = programOf(world)
    await program.end(signal)
    program.start()
    await world.payments.paid(world.perSecond * 4)
  },
})

// PostgreSQL stumbles when its log wants room; on a quiet primary that could take minutes.
const fill = async (node, { cluster }) => {
  node.fill()
  await cluster.ask('CHECKPOINT').catch(() => undefined)
  for (let turn = 0; turn < 20 && (await cluster.primary().catch(() => undefined)) === node; turn += 1) {
    await cluster.ask('SELECT pg_switch_wal()').catch(() => undefined)
    await pause(500)
  }
}

// Patroni may begin with the same machine again and again, so nobody waits for another one for ever.
const fullDisk = {
  name: 'disk',
  title: "the primary's disk full",
  needs: 'mount',
  async run(world) {
    const node = await world.cluster.primary()
    await fill(node, world)
    const hasMoved = await takenOver(world, node, fullMs).then(
      () => true,
      () => false,
    )
    world.note = hasMoved ? 'another machine took over' : `nobody took over, room was made after ${fullMs / 1_000} s`
    if (hasMoved) await world.payments.paid(world.perSecond * 4)
    node.makeRoom()
    await world.cluster.whole()
  },
}

const movedClock = {
  name: 'clock',
  title: 'the clock of one process two minutes ahead, and back',
  async prepare({ gatehouses, folder }) {
    const clock = join(folder, 'clock')
    writeFileSync(clock, '+0')
    await gatehouses.replace(3, 'SIGTERM', { clock })
  },
  async run({ payments, perSecond, folder, gatehouses }) {
    const clock = join(folder, 'clock')
    writeFileSync(clock, `+${clockMs / 1_000}`)
    await pause(2_000)
    const aheadMs = (await gatehouses.timeOf(3)) - Date.now()
    if (aheadMs < clockMs - 10_000) throw new Error(`The clock was moved by ${aheadMs} ms only`)
    await payments.paid(perSecond * 20)
    writeFileSync(clock, '+0')
    await payments.paid(perSecond * 10)
  },
  after: ({ gatehouses }) => gatehouses.replace(3, 'SIGTERM'),
}

export const faults = [
  ofPrimary(
    'kill',
    "kill -9 of all that the primary's machine runs",
    (node) => node.kill(),
    (node) => node.startPatroni(),
  ),
  ofPrimary(
    'cut',
    'network between the primary and etcd cut',
    (node) => node.lines.cut(),
    (node) => node.lines.mend(),
  ),
  ofPrimary(
    'pause',
    'SIGSTOP of the primary and its Patroni, and SIGCONT',
    (node) => node.stop(),
    async (node) => {
      await pause(stoppedMs)
      node.goOn()
    },
  ),
  fullDisk,
  ofEach('processes-kill', 'kill -9 of each Gatehouse process', 'SIGKILL'),
  ofEach('processes-restart', 'restart of each Gatehouse process', 'SIGTERM'),
  ofEach('deploy', 'deploy of the next version with a migration', 'SIGTERM', ({ gatehouses }) =>
    gatehouses.makeNextVersion(),
  ),
  movedClock,
  ofProgram('pgbouncer', 'restart of PgBouncer', ({ cluster }) => cluster.pgbouncer, 'SIGTERM'),
  ofProgram('haproxy-database', 'restart of HAProxy before the database', ({ cluster }) => cluster.haproxy, 'SIGTERM'),
  ofProgram('haproxy', 'restart of HAProxy before the processes', ({ gatehouses }) => gatehouses.haproxy, 'SIGTERM'),
]
