import { Injectable, Logger } from '@nestjs/common'
import { isTaskCancelledError, timeout, TimeoutStrategy } from 'cockatiel'
import { isFailureCode } from '#contract/failure-codes.js'
import { processorAnswerMs } from '#contract/limits.js'
import * as words from '#contract/messages/processors/calls.js'
import { currentRequest } from '../../platform/http/request-context.js'
import { traceCall } from '../../platform/http/tracing.js'
import { AccountCircuits, isBrokenCircuitError } from './account-circuits.js'
import { type ExpectedAnswer, faultOfAnswer } from './port/answer-fault.js'
import { UnreadableAnswer, unreadableIn } from './port/read-answer.js'
import { AnswerLost, type Processor } from './port/processor.js'
import type { UsedAccount } from './port/used-account.js'
import type { ProcessorCall } from './port/results.js'
import { ProcessorAccounts } from './processor-accounts.js'
import { ProcessorRegistry } from './processor-registry.js'

export type CallName =
  | ProcessorCall
  | 'resend'
  | 'refund'
  | 'inquire'
  | 'inquire_refund'
  | 'evidence'
  | 'dispute'
  | 'check'
  | 'transfer'
  | 'inquire_transfer'
  | 'save_method'
  | 'inquire_setup'
  | 'detach'
  | 'read_saved'
  | 'connect'
  | 'read_connected'
  | 'onboarding_link'
  | 'pay_elsewhere'

export interface Asked extends ExpectedAnswer {
  processor: string
  processorAccountID: string
}

interface Result {
  outcome: string
  failureCode?: string
  rawCode?: string
}

export interface Unanswered {
  outcome: 'unanswered'
  /** The processor answered, but not as its document says. */
  isUnreadable: boolean
  /** For staff, with no text that the processor has written. */
  sentence: string
  /** What the processor calls the payment, where only that could be read. */
  processorReference?: string
}

type Hear = (name: CallName, processor: string, isAnswered: boolean, ms: number) => void
type HearUnreadable = (name: CallName, asked: Asked, sentence: string) => void
type Call<T> = (processor: Processor, signal: AbortSignal, account: UsedAccount) => Promise<T>

class DeadlinePassed extends AnswerLost {}

@Injectable()
export class ProcessorCalls {
  deadlineMs = processorAnswerMs
  readonly circuits = new AccountCircuits()

  private readonly logger = new Logger('Processors')
  private readonly listeners: Hear[] = []
  private readonly unreadableListeners: HearUnreadable[] = []

  constructor(
    private readonly registry: ProcessorRegistry,
    private readonly accounts: ProcessorAccounts,
  ) {}

  listen(hear: Hear): void {
    this.listeners.push(hear)
  }

  listenToUnreadable(hear: HearUnreadable): void {
    this.unreadableListeners.push(hear)
  }

  /** Never throws: what the processor throws, or does not say in time, is `unanswered`; `whenOpen` is answered without a call. */
  async ask<T extends Result>(name: CallName, asked: Asked, call: Call<T>, whenOpen?: T): Promise<T | Unanswered> {
    const { processor, processorAccountID, reference } = asked
    const attributes = { 'gatehouse.processor': processor, 'gatehouse.reference': reference }
    const startedAt = performance.now()
    let isCalled = true
    const { answer } = await traceCall(`processor ${name}`, attributes, async () => {
      try {
        const used = await this.accounts.use(processorAccountID)
        const adapter = this.registry.named(processor)
        await adapter.load?.()
        const inTime = () => this.inTime((signal) => call(adapter, signal, used), asked)
        const result = await this.circuits.run(processorAccountID, whenOpen !== undefined, inTime)
        return { status: null, error: null, answer: this.inOurCodes(asked, result) }
      } catch (error) {
        if (whenOpen && isBrokenCircuitError(error)) {
          isCalled = false
          return { status: null, error: null, answer: whenOpen }
        }
        this.log(name, asked, error)
        return { status: null, error: String(error), answer: this.unansweredBy(name, asked, error) }
      }
    })
    const ms = performance.now() - startedAt
    if (isCalled) for (const hear of this.listeners) hear(name, processor, answer.outcome !== 'unanswered', ms)
    return answer
  }

  private async inTime<T extends Result>(call: (signal: AbortSignal) => Promise<T>, asked: Asked): Promise<T> {
    const result = await timeout(this.deadlineMs, TimeoutStrategy.Aggressive)
      .execute(({ signal }) => call(signal))
      .catch((error: unknown) => {
        if (isTaskCancelledError(error)) throw new DeadlinePassed(`No answer within ${this.deadlineMs} ms`)
        // An adapter that trips over an answer has met a form of it that its schemas let through.
        throw error instanceof TypeError ? new UnreadableAnswer(words.notUnderstood, { cause: error }) : error
      })
    if (typeof result?.outcome !== 'string') throw new UnreadableAnswer('The answer says no outcome')
    const fault = faultOfAnswer(result, asked)
    if (fault) throw new UnreadableAnswer(`The answer is not believed: ${fault}`)
    return result
  }

  private unansweredBy(name: CallName, asked: Asked, error: unknown): Unanswered {
    const unreadable = unreadableIn(error)
    if (!unreadable) return { outcome: 'unanswered', isUnreadable: false, sentence: sentenceOf(error) }
    const { message: sentence, processorReference } = unreadable
    for (const hear of this.unreadableListeners) hear(name, asked, sentence)
    return { outcome: 'unanswered', isUnreadable: true, sentence, ...(processorReference && { processorReference }) }
  }

  // A code without a mapping counts as a decline, and is logged so that a mapping can be added.
  private inOurCodes<T extends Result>({ processor, reference }: Asked, result: T): T {
    if (result.failureCode === undefined || isFailureCode(result.failureCode)) return result
    this.logger.warn(`${reference}: ${processor} sent an unmapped failure code: ${result.failureCode}`)
    return { ...result, failureCode: 'declined', rawCode: result.rawCode ?? result.failureCode }
  }

  // An answer may get lost; anything else is a fault, and is logged with its stack.
  private log(name: CallName, { processor, reference }: Asked, error: unknown): void {
    const request = currentRequest()?.requestId ?? 'none'
    const sentence = `${reference}: no valid response from ${processor} to ${name} (request ${request}): ${reasonOf(error)}`
    if (error instanceof AnswerLost && !unreadableIn(error)) this.logger.warn(sentence)
    else this.logger.error(sentence, error instanceof Error ? error.stack : undefined)
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof DeadlinePassed) return error.message
  return error instanceof AnswerLost ? words.noAnswer : words.callFailed
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? String(error) : `${String(error)}, because of ${reasonOf(error.cause)}`
}
