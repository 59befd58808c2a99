import { Gauge, type Registry } from 'prom-client'
import { clock } from '#contract/clock.js'
import type { AttentionReader } from '../../desk/attention/attention-reader.js'

const labelNames = ['kind', 'mode'] as const

export function countAttention(registry: Registry, attention: AttentionReader): void {
  const registers = [registry]
  new Gauge({
    name: 'gatehouse_attention_overdue',
    help: 'Overdue items that need attention. Absent if there are none.',
    labelNames,
    registers,
    async collect() {
      this.reset()
      for (const { kind, mode, count } of await attention.overdue()) this.set({ kind, mode }, count)
    },
  })
  new Gauge({
    name: 'gatehouse_attention_oldest_seconds',
    help: 'Age of the oldest overdue item.',
    labelNames,
    registers,
    async collect() {
      this.reset()
      for (const { kind, mode, oldestAt } of await attention.overdue())
        this.set({ kind, mode }, (clock.time() - oldestAt.getTime()) / 1_000)
    },
  })
}
