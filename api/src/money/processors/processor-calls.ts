import { Injectable, Logger } from '@nestjs/common'
import { processorAnswerMs } from '#contract/limits.js'
import { currentRequest } from '../../platform/http/request-context.js'
import { traceCall } from '../../platform/http/tracing.js'
import { AnswerLost, type Processor, type ProcessorCall, type UsedAccount } from './port/processor.js'
import { ProcessorAccounts } from './processor-accounts.js'
import { ProcessorRegistry } from './processor-registry.js'

export type CallName = ProcessorCall | 'resend' | 'refund' | 'inquire' | 'inquire_refund' | 'check'

interface Asked {
  processor: string
  processorAccountID: string
  reference: string
}

interface Result {
  outcome: string
}

export interface Unanswered {
  outcome: 'unanswered'
}

type Hear = (name: CallName, processor: string, isAnswered: boolean, ms: number) => void
type Call<T> = (processor: Processor, signal: AbortSignal, account: UsedAccount) => Promise<T>

const unanswered: Unanswered = { outcome: 'unanswered' }

class DeadlinePassed extends AnswerLost {}

@Injectable()
export class ProcessorCalls {
  deadlineMs = processorAnswerMs

  private readonly logger = new Logger('Processors')
  private readonly listeners: Hear[] = []

  constructor(
    private readonly registry: ProcessorRegistry,
    private readonly accounts: ProcessorAccounts,
  ) {}

  listen(hear: Hear): void {
    this.listeners.push(hear)
  }

  /** Never throws: what the processor throws, or does not say in time, is `unanswered`. */
  async ask<T extends Result>(name: CallName, asked: Asked, call: Call<T>): Promise<T | Unanswered> {
    const { processor, reference } = asked
    const attributes = { 'gatehouse.processor': processor, 'gatehouse.reference': reference }
    const startedAt = performance.now()
    const { answer } = await traceCall(`processor ${name}`, attributes, async () => {
      try {
        const used = await this.accounts.use(asked.processorAccountID)
        const result = await this.inTime((signal) => call(this.registry.named(processor), signal, used))
        if (typeof result?.outcome !== 'string') throw new Error('The answer says no outcome')
        return { status: null, error: null, answer: result }
      } catch (error) {
        this.log(name, asked, error)
        return { status: null, error: String(error), answer: unanswered }
      }
    })
    const ms = performance.now() - startedAt
    for (const hear of this.listeners) hear(name, processor, answer !== unanswered, ms)
    return answer
  }

  private inTime<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const deadline = new AbortController()
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new DeadlinePassed(`No answer within ${this.deadlineMs} ms`))
        deadline.abort()
      }, this.deadlineMs)
      const run = async () => call(deadline.signal)
      run()
        .then(resolve, reject)
        .finally(() => clearTimeout(timer))
    })
  }

  // An answer may get lost; anything else is a fault, and is logged with its stack.
  private log(name: CallName, { processor, reference }: Asked, error: unknown): void {
    const request = currentRequest()?.requestId ?? 'none'
    const sentence = `${reference}: ${name} was not answered by ${processor} (request ${request}): ${reasonOf(error)}`
    if (error instanceof AnswerLost) this.logger.warn(sentence)
    else this.logger.error(sentence, error instanceof Error ? error.stack : undefined)
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? String(error) : `${String(error)}, because of ${reasonOf(error.cause)}`
}
