import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inProject } from './dockerfile.js'
import { borrowedUser } from './postgres-cluster.mjs'

const program = '/usr/sbin/pgbouncer'
export const hasPgBouncer = (): boolean => existsSync(program)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** The PgBouncer of /docs/self-hosting before this database, with few connections, so that they are others' all the time. */
export async function startPgBouncer(database: URL): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-pgbouncer-'))
  const port = await freePort()
  const server = `port=${database.port} dbname=${database.pathname.slice(1)} user=${database.username} password=${database.password}`
  const swaps: [string, string][] = [
    ['port=5000 dbname=gatehouse', server],
    ['listen_port = 6432', `listen_port = ${port}`],
    ['default_pool_size = 25', 'default_pool_size = 4'],
    ['/etc/pgbouncer/', `${folder}/`],
    ['/var/log/postgresql/', `${folder}/`],
    ['/var/run/postgresql/', `${folder}/`],
  ]
  const text = readFileSync(inProject('docker', 'failover', 'pgbouncer.ini'), 'utf8')
  const own = swaps.reduce((changed, [from, to]) => changed.replaceAll(from, to), text)
  writeFileSync(join(folder, 'pgbouncer.ini'), own)
  writeFileSync(join(folder, 'userlist.txt'), readFileSync(inProject('docker', 'failover', 'userlist.txt')))
  const user = borrowedUser()
  chmodSync(folder, 0o711)
  if (user) chownSync(folder, user.uid, user.gid)
  const child: ChildProcess = spawn(program, [join(folder, 'pgbouncer.ini')], { ...user, stdio: 'ignore' })
  for (let tries = 0; !(await isOpen(port)); tries += 1) {
    if (tries > 200 || child.exitCode !== null) throw new Error(`PgBouncer did not start in ${folder}`)
    await pause(50)
  }
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: `postgres://gatehouse:change-me-gatehouse@127.0.0.1:${port}/gatehouse`, stop }
}
