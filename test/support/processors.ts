import { clock } from '#contract/clock.js'
import type { Processor, ProcessorPayment } from '../../api/src/money/processors/port/processor.js'
import { ProcessorRegistry } from '../../api/src/money/processors/processor-registry.js'
import { sandboxAccountID } from '#contract/processors.js'
import { newId } from '../../api/src/platform/crypto/ids.js'
import type { TestApi } from './test-api.js'

export const processorOf = (api: TestApi, name = 'sandbox'): Processor =>
  api.app.get(ProcessorRegistry, { strict: false }).named(name)

/** A payment of our own making, of which the processor has not heard. */
export const newPayment = (processor: Processor, method: string, overrides: Partial<ProcessorPayment> = {}) => ({
  account: { processorAccountID: sandboxAccountID, mode: 'test' as const, settings: {} },
  attempt: newId('att'),
  reference: newId('txn'),
  processorReference: null,
  amount: 10_000,
  currency: 'USD' as const,
  captureMethod: 'automatic' as const,
  description: 'Order 1001',
  statementDescriptor: null,
  payer: { emailAddress: null, name: null },
  returnURL: null,
  createdAt: clock.now(),
  ...overrides,
  paymentMethod: processor.read(method).paymentMethod,
})

type Call =
  | 'charge'
  | 'confirm'
  | 'capture'
  | 'cancel'
  | 'refund'
  | 'resend'
  | 'inquire'
  | 'inquireRefund'
  | 'readSaved'
type Answering = (...asked: never[]) => Promise<unknown>

/** The processor with one of its calls answered otherwise, while `run` goes on; `otherwise` is handed its own answer. */
export async function answering<T>(
  processor: Processor,
  call: Call,
  otherwise: (own: () => Promise<unknown>) => Promise<unknown>,
  run: () => Promise<T>,
): Promise<T> {
  const own = processor[call].bind(processor) as Answering
  Object.assign(processor, { [call]: (...asked: never[]) => otherwise(() => own(...asked)) })
  try {
    return await run()
  } finally {
    Reflect.deleteProperty(processor, call)
  }
}

/** Charges of the sandbox answer these in turn, and then as ever; says through which accounts they came. */
export async function playing(
  api: TestApi,
  answers: (() => unknown)[],
  run: () => Promise<unknown>,
): Promise<string[]> {
  const asked: string[] = []
  const processor = processorOf(api)
  const own = processor.charge.bind(processor)
  const charge = async (payment: ProcessorPayment, signal: AbortSignal) => {
    asked.push(payment.account.processorAccountID)
    const next = answers.shift()
    return next ? next() : own(payment, signal)
  }
  Object.assign(processor, { charge })
  await run().finally(() => Reflect.deleteProperty(processor, 'charge'))
  return asked
}
