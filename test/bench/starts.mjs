// `npm run bench:starts -- <folder of another built version> …`: what a start on SQLite costs this version and those, by turns:
// time and CPU until the first 200, memory after ten seconds without a request, the first page, and memory with it.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../../libs/launch/paths.mjs'
import { median } from './against-floor/load.mjs'
import { startServer } from './against-floor/processes.mjs'

const turns = Number(process.env.BENCH_ROUNDS ?? 5)
const idleMs = Number(process.env.BENCH_IDLE_MS ?? 10_000)
const folders = [...process.argv.slice(2).map((folder) => resolve(folder)), root]
const data = mkdtempSync(join(tmpdir(), 'gatehouse-bench-'))

const mainOf = (folder) =>
  ['dist/server/main.js', 'dist/api/src/main.js'].map((path) => join(folder, path)).find(existsSync)

const timed = async (run) => {
  const startedAt = performance.now()
  await run()
  return performance.now() - startedAt
}

const startOnce = async (folder) => {
  const env = {
    ...{ PATH: process.env.PATH, NODE_ENV: 'production', UV_THREADPOOL_SIZE: '8', LOG_LEVEL: 'error' },
    ...{ PORT: '0', DATA_DIR: join(data, String(folders.indexOf(folder))), ADMIN_PASSWORD: 'a-long-admin-password' },
  }
  const server = await startServer(mainOf(folder), env)
  const cpu = server.cpuMs()
  await pause(idleMs)
  const idle = server.megabytes()
  const page = await timed(async () => (await fetch(server.url)).text())
  await pause(2_000)
  const withPage = server.megabytes()
  await server.stop()
  return { wall: server.startedInMs, cpu, idle, page, withPage }
}

const runs = new Map(folders.map((folder) => [folder, []]))
try {
  // The first start migrates, and the second one has nothing compiled yet.
  for (let turn = -2; turn < turns; turn += 1)
    for (const folder of folders) {
      const run = await startOnce(folder)
      if (turn >= 0) runs.get(folder).push(run)
    }
} finally {
  rmSync(data, { recursive: true, force: true })
}
console.table(
  [...runs].map(([folder, all]) => {
    const of = (name) => all.map((run) => run[name])
    return {
      version: folder === root ? 'this one' : basename(folder),
      'wall ms, least': Math.round(Math.min(...of('wall'))),
      'CPU ms': median(of('cpu')),
      'idle MiB': Math.round(median(of('idle'))),
      'first page ms': Math.round(median(of('page'))),
      'MiB with it': Math.round(median(of('withPage'))),
    }
  }),
)
