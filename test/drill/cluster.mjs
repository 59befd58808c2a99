import pg from 'pg'
import { DatabaseNode } from './database-node.mjs'
import { Program, until } from './programs.mjs'

const settleMs = 180_000

/** Three database machines, and the way to whichever is the primary. */
export class Cluster {
  #setUp

  constructor(setUp, hasOwnDisks) {
    this.#setUp = setUp
    this.nodes = [1, 2, 3].map((number) => new DatabaseNode(setUp, number, hasOwnDisks))
    const folder = setUp.folderOf('gatehouse')
    const { user } = setUp
    const haproxy = setUp.write('failover/haproxy.cfg', { at: 'gatehouse' })
    setUp.write('failover/userlist.txt', { at: 'gatehouse', into: 'gatehouse/pgbouncer' })
    const pgbouncer = setUp.write('failover/pgbouncer.ini', { at: 'gatehouse', into: 'gatehouse/pgbouncer' })
    setUp.folderOf('gatehouse', 'postgresql')
    this.haproxy = new Program('haproxy', folder, ['/usr/sbin/haproxy', '-db', '-f', haproxy], { user })
    this.pgbouncer = new Program('pgbouncer', folder, ['/usr/sbin/pgbouncer', pgbouncer], { user })
  }

  async start() {
    for (const node of this.nodes) await node.startEtcd()
    // Patroni gives up where etcd has not agreed on anything yet.
    for (const node of this.nodes) await until(`etcd of ${node.name}`, () => node.etcdHasAgreed())
    this.haproxy.start()
    this.pgbouncer.start()
    for (const node of this.nodes) node.startPatroni()
    await this.whole()
    const statements = this.#setUp.text('failover/database.sql', { at: 'gatehouse' }).match(/^[A-Z][^;]+;/gm)
    for (const statement of statements) await this.ask(statement, { database: 'postgres' })
  }

  async states() {
    const settled = await Promise.allSettled(this.nodes.map((node) => node.state()))
    return settled.map((one, index) => ({ node: this.nodes[index], ...one.value }))
  }

  async primary() {
    const states = await this.states()
    return states.find(({ role, state }) => ['master', 'primary'].includes(role) && state === 'running')?.node
  }

  /** One primary, two standbys that stream from it, one of them in step. */
  whole() {
    return until(
      'a primary and two standbys that follow it',
      async () => {
        const states = await this.states()
        const lead = states.find(({ role }) => ['master', 'primary'].includes(role))
        const streaming = lead?.replication?.filter(({ state }) => state === 'streaming') ?? []
        const isInStep = streaming.some(({ sync_state: state }) => state === 'sync')
        return states.every(({ state }) => state === 'running') && streaming.length === 2 && isInStep && lead.node
      },
      settleMs,
    )
  }

  /** On the primary itself, past PgBouncer and HAProxy. */
  async ask(statement, { database = 'gatehouse', values = [] } = {}) {
    const { address } = (await this.primary()) ?? {}
    const user = { user: 'postgres', password: this.#setUp.secret('postgres') }
    const client = new pg.Client({
      host: address,
      port: 5432,
      ...user,
      database,
      query_timeout: 20_000,
      connectionTimeoutMillis: 3_000,
    })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query(statement, values)).rows
    } finally {
      client.end().catch(() => undefined)
    }
  }

  async end() {
    await this.pgbouncer.end('SIGINT', 5_000)
    await this.haproxy.end('SIGTERM', 5_000)
    await Promise.all(this.nodes.map((node) => node.end()))
  }

  killNow() {
    for (const node of this.nodes) node.killNow()
  }
}
