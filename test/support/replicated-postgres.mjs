import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, cpSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { initialise, makeCluster } from './postgres-cluster.mjs'
import { serve, serveOnFreePort, stop, stopServing } from './postgres.mjs'

// What a cluster holds before its first start is a base backup as good as any.
const copyOf = (primary) => {
  const standby = { ...primary, data: join(primary.folder, 'standby') }
  cpSync(primary.data, standby.data, { recursive: true })
  chmodSync(standby.data, 0o700)
  return standby
}

const follow = ({ data, user }, conninfo) => {
  writeFileSync(join(data, 'standby.signal'), '')
  writeFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`)
  if (!user) return
  for (const entry of ['', ...readdirSync(data, { recursive: true })]) chownSync(join(data, entry), user.uid, user.gid)
}

/**
 * A PostgreSQL with a standby that it streams to. The one that all tests share is no use here: its commits are
 * acknowledged before they are flushed, and only what is flushed is sent.
 */
export const startReplicatedPostgres = async () => {
  const primary = makeCluster(mkdtempSync(join(tmpdir(), 'gatehouse-replicated-')))
  const password = randomBytes(16).toString('hex')
  initialise(primary, password)
  const standby = copyOf(primary)
  const port = await serveOnFreePort(primary, [['synchronous_commit', 'on']])
  follow(standby, `host=127.0.0.1 port=${port} user=postgres password=${password}`)
  const standbyPort = await serveOnFreePort(standby, [])
  const urlOf = (at) => `postgres://postgres:${password}@127.0.0.1:${at}/postgres`
  return {
    url: urlOf(port),
    standbyUrl: urlOf(standbyPort),
    stopStandby: () => stopServing(standby),
    startStandby: () => serve(standby, standbyPort, []),
    stop: () => {
      stopServing(standby)
      stop(primary)
    },
  }
}
