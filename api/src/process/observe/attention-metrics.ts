import { Gauge, type Registry } from 'prom-client'
import { clock } from '#contract/clock.js'
import type { AttentionReader } from '../../desk/attention/attention-reader.js'

const labelNames = ['kind', 'mode'] as const

export function countAttention(registry: Registry, attention: AttentionReader): void {
  const registers = [registry]
  new Gauge({
    name: 'gatehouse_attention_overdue',
    help: 'What staff have to look at and should have been settled by now; absent where there is nothing.',
    labelNames,
    registers,
    async collect() {
      this.reset()
      for (const { kind, mode, count } of await attention.overdue()) this.set({ kind, mode }, count)
    },
  })
  new Gauge({
    name: 'gatehouse_attention_oldest_seconds',
    help: 'How old the oldest of them is.',
    labelNames,
    registers,
    async collect() {
      this.reset()
      for (const { kind, mode, oldestAt } of await attention.overdue())
        this.set({ kind, mode }, (clock.time() - oldestAt.getTime()) / 1_000)
    },
  })
}
