import { Injectable } from '@nestjs/common'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { clock } from '#contract/clock.js'
import { templateOf } from '../../platform/http/route-template.js'
import { WorkerPulse } from '../../platform/work/worker-pulse.js'
import { Database } from '../../platform/database/database.js'
import { LedgerSeals } from '../../money/ledger-seals/ledger-seals.service.js'
import { NoticeSilence } from '../../money/processor-accounts/notice-silence.js'
import { ProcessorCalls } from '../../money/processors/processor-calls.js'
import { UnclearAttention } from '../../money/processors/unclear-attention.js'
import { UnreadableAnswers } from '../../money/processors/unreadable-answers.js'
import { GateDecisions } from '../../people/gate/gate-decisions.js'
import { AttentionReader } from '../../desk/attention/attention-reader.js'
import { HomeParts } from '../../desk/home/home-parts.js'
import { QueueStates } from '../../desk/operations/queue-states.js'
import { countAttention } from './attention-metrics.js'
import { countLeftOut } from './home-metrics.js'
import { countUnreadable } from './unreadable-metrics.js'
import { countLists } from './replica-metrics.js'

type Observer = ReturnType<Histogram['labels']>

const circuitValues = { closed: 0, half_open: 0.5, open: 1 }

let processRegistry: Registry | undefined

// Once per process, however many apps run in it: prom-client never ends the timer and the observer of these metrics.
function ofProcess(): Registry {
  if (processRegistry) return processRegistry
  processRegistry = new Registry()
  collectDefaultMetrics({ register: processRegistry })
  return processRegistry
}

@Injectable()
export class Metrics {
  private readonly registry = new Registry()
  private readonly requests = new Histogram({
    name: 'gatehouse_http_request_duration_seconds',
    help: 'Requests by route template, method and status class.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  })
  private readonly decisions = new Counter({
    name: 'gatehouse_gate_decisions_total',
    help: 'Access control decisions, by type of caller.',
    labelNames: ['decision', 'caller'],
    registers: [this.registry],
  })
  private readonly calls = new Histogram({
    name: 'gatehouse_processor_call_duration_seconds',
    help: 'Processor requests by name and result. The outcome of unanswered ones is checked later.',
    labelNames: ['processor', 'call', 'result'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  })
  // prom-client is slow at finding a child by its labels, so each is looked up once.
  private readonly observers = new Map<string, Observer>()
  private readonly counters = new Map<string, ReturnType<Counter['labels']>>()

  constructor(
    private readonly pulse: WorkerPulse,
    private readonly queues: QueueStates,
    database: Database,
    decisions: GateDecisions,
    private readonly processors: ProcessorCalls,
    private readonly silence: NoticeSilence,
    private readonly seals: LedgerSeals,
    attention: AttentionReader,
    unclear: UnclearAttention,
    unreadable: UnreadableAnswers,
    home: HomeParts,
  ) {
    // Measured from the start, and not only from the first request for them.
    ofProcess()
    this.addGauges()
    countLists(this.registry, database)
    countAttention(this.registry, attention)
    countLeftOut(this.registry, home)
    countUnreadable(this.registry, unreadable, unclear)
    decisions.listen((decision, caller) => this.countDecision(decision, caller))
    processors.listen((call, processor, isAnswered, ms) => this.countCall(processor, call, isAnswered, ms))
  }

  get contentType(): string {
    return this.registry.contentType
  }

  async text(): Promise<string> {
    const parts = await Promise.all([ofProcess().metrics(), this.registry.metrics()])
    return parts.join('\n')
  }

  countRequests(server: FastifyInstance): void {
    server.addHook('onResponse', (request, reply, done) => {
      this.observerOf(templateOf(request), request.method, reply.statusCode).observe(reply.elapsedTime / 1_000)
      done()
    })
  }

  private countDecision(decision: 'allowed' | 'refused', caller: string): void {
    const key = `${decision} ${caller}`
    let counter = this.counters.get(key)
    if (!counter) this.counters.set(key, (counter = this.decisions.labels({ decision, caller })))
    counter.inc()
  }

  private countCall(processor: string, call: string, isAnswered: boolean, ms: number): void {
    const result = isAnswered ? 'answered' : 'unanswered'
    const key = `${processor} ${call} ${result}`
    let observer = this.observers.get(key)
    if (!observer) this.observers.set(key, (observer = this.calls.labels({ processor, call, result })))
    observer.observe(ms / 1_000)
  }

  private observerOf(route: string, method: string, status: number): Observer {
    const statusClass = `${Math.floor(status / 100)}xx`
    const key = `${method} ${route} ${statusClass}`
    let observer = this.observers.get(key)
    if (!observer) {
      // A caller may invent methods; each would be a new series.
      const known = /^(GET|HEAD|POST|PUT|DELETE)$/.test(method) ? method : 'other'
      observer = this.requests.labels({ route, method: known, status: statusClass })
      this.observers.set(key, observer)
    }
    return observer
  }

  private addGauges(): void {
    const { pulse, queues, registry, processors, silence, seals } = this
    const gauge = (name: string, help: string, labelNames: string[], collect: (own: Gauge) => Promise<void> | void) =>
      new Gauge({
        name: `gatehouse_${name}`,
        help,
        labelNames,
        registers: [registry],
        async collect() {
          this.reset()
          await collect(this)
        },
      })
    gauge('worker_silence_seconds', 'Since a worker of this process got on.', ['worker'], (own) => {
      for (const [worker, ms] of pulse.silences()) own.set({ worker }, ms / 1_000)
    })
    gauge('processor_circuit', 'Of this process: 0 closed, 0.5 half open, 1 open.', ['account'], (own) => {
      for (const [account, state] of processors.circuits.all()) own.set({ account }, circuitValues[state])
    })
    const missing =
      'Since the first payment that a processor should have told of and has not; absent where nothing is missing.'
    gauge('processor_notices_missing_seconds', missing, ['account'], async (own) => {
      for (const { account, missingSince } of await silence.all())
        own.set({ account: account.processorAccountID }, (clock.time() - missingSince.getTime()) / 1_000)
    })
    gauge(
      'ledger_seals_untold_seconds',
      'Since the oldest seal that SEALS_URL has not got; absent: none.',
      [],
      async (own) => {
        const since = await seals.untoldSince()
        if (since) own.set((clock.time() - since.getTime()) / 1_000)
      },
    )
    gauge('queue_due', 'Rows of a queue whose time has come.', ['queue'], async (own) => {
      for (const { queue, due } of await queues.read()) own.set({ queue }, due)
    })
    gauge('queue_oldest_due_seconds', 'How long the oldest of them has been due.', ['queue'], async (own) => {
      for (const { queue, oldestDueMs } of await queues.read()) own.set({ queue }, oldestDueMs / 1_000)
    })
    gauge('queue_waiting', 'Mails and deliveries that are not done with, due or not.', ['queue'], async (own) => {
      for (const { queue, waiting } of await queues.read()) if (waiting !== null) own.set({ queue }, waiting)
    })
    gauge('ledger_check_age_seconds', 'Since the last verification; absent before.', ['result'], async (own) => {
      const { finishedAt, isIntact } = await queues.ledgerCheck()
      if (!finishedAt) return
      own.set({ result: isIntact ? 'intact' : 'damaged' }, (clock.time() - finishedAt.getTime()) / 1_000)
    })
  }
}
