import type pg from 'pg'
import type { DataSource } from 'typeorm'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'
import type { ListConnections, Read } from '../lanes.js'
import { ReplicaRunner } from '../replicas/replica-runner.js'

// A list that uses several processors, or compiles its plan, takes from payments what it saves.
const onOneProcessor = 'SET LOCAL max_parallel_workers_per_gather = 0; SET LOCAL jit = off'

export class PostgresLists implements ListConnections {
  private readonly gate: Gate

  constructor(
    private readonly pool: DataSource,
    quickAtOnce: number,
  ) {
    this.gate = new Gate(quickAtOnce)
  }

  quick<T>(read: Read<T>, maxMs: number): Promise<T> {
    return this.gate.pass(() => this.run(read, maxMs))
  }

  dear<T>(read: Read<T>, maxMs: number): Promise<T> {
    return this.run(read, maxMs)
  }

  close(): Promise<void> {
    return this.pool.destroy()
  }

  private async run<T>(read: Read<T>, maxMs: number): Promise<T> {
    const [client] = (await (this.pool.driver as PostgresDriver).obtainMasterConnection()) as unknown as [pg.PoolClient]
    // All this ends with the transaction, because behind a pooler the connection is others' too.
    const begun = client.query(
      `BEGIN ISOLATION LEVEL READ COMMITTED READ ONLY; SET LOCAL statement_timeout = ${maxMs}; ${onOneProcessor}`,
    )
    const runner = new ReplicaRunner(this.pool, client, () => undefined, begun)
    try {
      return await read(runner.manager)
    } finally {
      runner.giveBack()
    }
  }
}

class Gate {
  private inside = 0
  private readonly waiting: (() => void)[] = []

  constructor(private readonly atOnce: number) {}

  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.inside >= this.atOnce) await new Promise<void>((resolve) => this.waiting.push(resolve))
    else this.inside += 1
    try {
      return await work()
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.inside -= 1
    }
  }
}
