import { Counter, Gauge, type Registry } from 'prom-client'
import { clock } from '#contract/clock.js'
import type { UnclearAttention } from '../../money/processors/unclear-attention.js'
import type { UnreadableAnswers } from '../../money/processors/unreadable-answers.js'

/** What processors answered in a form that cannot be read, and the calls that are not clear because of it. */
export function countUnreadable(registry: Registry, unreadable: UnreadableAnswers, unclear: UnclearAttention): void {
  const answers = new Counter({
    name: 'gatehouse_processor_unreadable_answers_total',
    help: 'Unreadable responses and webhooks, by processor account.',
    labelNames: ['account', 'call'],
    registers: [registry],
  })
  unreadable.listen((account, call) => answers.labels({ account, call }).inc())
  new Gauge({
    name: 'gatehouse_unclear_oldest_seconds',
    help: 'Age of the oldest request without an outcome. Absent if there is none.',
    labelNames: ['kind', 'mode', 'cause'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { kind, mode, cause, since } of await unclear.oldest())
        this.set({ kind, mode, cause }, (clock.time() - since.getTime()) / 1_000)
    },
  })
}
