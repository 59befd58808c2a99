import { Counter, Gauge, type Registry } from 'prom-client'
import type { Database } from '../../platform/database/database.js'

export function countLists(registry: Registry, { replicaFigures: figures }: Database): void {
  if (!figures) return
  const registers = [registry]
  new Counter({
    name: 'gatehouse_lists_total',
    help: 'Lists by the database that served them, and why the primary was used.',
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
    help: 'Replication lag at the last check. Absent while the replica is not used.',
    labelNames: ['replica'],
    registers,
    collect() {
      this.reset()
      for (const { replica, bytes } of figures.lags) this.set({ replica }, bytes)
    },
  })
}
