import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { LaunchError } from '../../libs/launch/launch-error.mjs'
import { isAlive } from '../../libs/launch/lock.mjs'
import { existingCluster, initialise, makeCluster, program, runAs } from './postgres-cluster.mjs'

const startSeconds = 60
const stopSeconds = 10
const attempts = 3
const prefix = 'gatehouse-postgres-'

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

// A standby says that its connections are read-only ones.
const isReady = /ready to accept (read-only )?connections/

const settings = (port, others) => {
  const durable = process.env.TEST_POSTGRES_FSYNC === '1' ? 'on' : 'off'
  return [
    ['listen_addresses', '127.0.0.1'],
    ['port', port],
    ['unix_socket_directories', ''],
    // Each process may have two pools of ten, a listener, and more at the replicas.
    ['max_connections', 300],
    ['fsync', durable],
    ['synchronous_commit', durable],
    ['full_page_writes', durable],
    ...others,
  ].flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

export const serve = (cluster, port, others) =>
  new Promise((resolve, reject) => {
    const server = spawn(program(cluster, 'postgres'), ['-D', cluster.data, ...settings(port, others)], {
      ...runAs(cluster),
      stdio: ['ignore', 'ignore', 'pipe'],
      // A Ctrl-C in the terminal is ours to answer: the tests end before their database does.
      detached: true,
    })
    let log = ''
    const refuse = () => reject(new LaunchError(log))
    const limit = setTimeout(refuse, startSeconds * 1000)
    server.stderr.setEncoding('utf8').on('data', (chunk) => {
      if (isReady.test(log)) return
      log += chunk
      if (!isReady.test(log)) return
      clearTimeout(limit)
      resolve(server)
    })
    server.once('error', reject)
    server.once('close', refuse)
  })

export const stopServing = (cluster) => {
  const args = ['stop', '-D', cluster.data, '-m', 'immediate', '-w', '-t', String(stopSeconds)]
  spawnSync(program(cluster, 'pg_ctl'), args, { ...runAs(cluster), stdio: 'ignore', timeout: (stopSeconds + 5) * 1000 })
}

export const stop = (cluster) => {
  stopServing(cluster)
  rmSync(cluster.folder, { recursive: true, force: true, maxRetries: 5 })
}

// A run that was killed could not stop its own cluster: the next one does.
const stopLeftovers = () => {
  for (const name of readdirSync(tmpdir()).filter((name) => name.startsWith(prefix))) {
    if (isAlive(Number(name.slice(prefix.length).split('-')[0]))) continue
    const cluster = existingCluster(join(tmpdir(), name))
    // The temp folder is open to everybody: what is run in there must be our own.
    if (statSync(cluster.folder).uid === (cluster.user ?? userInfo()).uid) stop(cluster)
  }
}

export const serveOnFreePort = async (cluster, others) => {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort()
    try {
      await serve(cluster, port, others)
      return port
    } catch (error) {
      // Somebody else may have taken the port in the meantime.
      if (attempt === attempts) throw new LaunchError(`PostgreSQL for the tests did not start.\n${error.message}`)
    }
  }
}

// One private cluster for a whole run. It answers on this machine only, with a password of its own.
export const startPostgres = async (home) => {
  stopLeftovers()
  const cluster = makeCluster(mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`)), home)
  const stopOnce = () => stop(cluster)
  process.once('exit', stopOnce)
  const password = randomBytes(16).toString('hex')
  initialise(cluster, password)
  const port = await serveOnFreePort(cluster, [])
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    stop: () => {
      process.off('exit', stopOnce)
      stop(cluster)
    },
  }
}
