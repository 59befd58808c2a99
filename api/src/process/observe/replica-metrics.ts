import { Counter, Gauge, type Registry } from 'prom-client'
import type { Database } from '../../platform/database/database.js'

export function countLists(registry: Registry, { replicaFigures: figures }: Database): void {
  if (!figures) return
  const registers = [registry]
  new Counter({
    name: 'gatehouse_lists_total',
    help: 'Lists by the server that answered, and why the primary did.',
    labelNames: ['server', 'reason'],
    registers,
    collect() {
      const { replica, ...primary } = figures.answered
      this.reset()
      this.inc({ server: 'replica', reason: '' }, replica)
      for (const [reason, lists] of Object.entries(primary)) this.inc({ server: 'primary', reason }, lists)
    },
  })
  new Gauge({
    name: 'gatehouse_replica_lag_bytes',
    help: 'Of the log, when the replica was last asked; absent while it is left out.',
    labelNames: ['replica'],
    registers,
    collect() {
      this.reset()
      for (const { replica, bytes } of figures.lags) this.set({ replica }, bytes)
    },
  })
}
