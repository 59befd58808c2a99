import type { INestApplicationContext } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { randomUUID } from 'node:crypto'
import { clock } from '#contract/clock.js'
import type { SavedMethodUsage } from '#contract/saved-methods.js'
import type { Processor, ProcessorPayment, ReadNotice } from '../../../api/src/money/processors/port/processor.js'
import type { UsedAccount } from '../../../api/src/money/processors/port/used-account.js'
import { ProcessorHttp } from '../../../api/src/money/processors/processor-http.js'
import { processors } from '../../../api/src/money/processors/registry.js'
import type { ProcessorSavedMethod, ProcessorSetup, SavesMethod } from '../../../api/src/money/processors/port/saved.js'
import type { SavedAtProcessor } from '../../../api/src/money/processors/port/saved-at-processor.js'
import { Environment, readEnvironment } from '../../../api/src/platform/config/environment.js'
import { newId } from '../../../api/src/platform/crypto/ids.js'
import type { DoubledProcessor, Play, ProcessorDouble } from './processor-double.js'

type Paying = Partial<ProcessorPayment> & { payerIsPresent?: boolean; usage?: SavedMethodUsage }

const { signal } = new AbortController()

class Parts {}

/** One adapter and its double, without the product around them: what is saved there, and how it pays. */
export class Savings {
  readonly account: UsedAccount

  private constructor(
    private readonly parts: INestApplicationContext,
    readonly double: ProcessorDouble,
    readonly processor: Processor,
  ) {
    this.account = { processorAccountID: `pra_${randomUUID()}`, mode: 'test', settings: double.settings }
  }

  static async set({ processor, start }: DoubledProcessor): Promise<Savings> {
    const entry = processors.find(({ name }) => name === processor)
    if (!entry) throw new Error(`There is no processor ${processor}`)
    const environment = readEnvironment({ PROCESSOR_ALLOW_PRIVATE: '1', PUBLIC_URL: 'https://pay.example.com' })
    const providers = [ProcessorHttp, { provide: Environment, useValue: environment }, ...entry.providers]
    const parts = await NestFactory.createApplicationContext(
      { module: Parts, providers: [...providers, entry.processor] },
      { logger: false, abortOnError: false },
    )
    return new Savings(parts, await start(), parts.get<Processor>(entry.processor))
  }

  async close(): Promise<void> {
    await this.parts.close()
    await this.double.close()
  }

  payment(play: Play | { token: string }, overrides: Partial<ProcessorPayment> = {}): ProcessorPayment {
    const { processorAccountID } = this.account
    const known = this.double.methodFor(typeof play === 'string' ? play : 'succeeds', processorAccountID)
    const given = typeof play === 'string' ? known : { ...(known as object), type: 'token' as const, token: play.token }
    return {
      ...{ account: this.account, attempt: newId('att'), reference: newId('txn'), processorReference: null },
      ...{ amount: 10_000, currency: this.double.currency, captureMethod: 'automatic', description: 'Order 1001' },
      ...{ statementDescriptor: null, payer: { emailAddress: 'payer@example.com', name: null } },
      ...{ returnURL: 'https://pay.example.com/back', createdAt: clock.now(), given },
      ...this.processor.read(given),
      ...overrides,
    }
  }

  saves(overrides: Partial<SavesMethod> = {}): SavesMethod {
    return { customer: newId('cus'), usage: 'off_session', customerReference: null, ...overrides }
  }

  setup(token: string, overrides: Partial<ProcessorSetup> = {}): ProcessorSetup {
    const { account, paymentMethod, currency, description, payer, returnURL, given } = this.payment({ token })
    return {
      ...{
        account,
        reference: newId('set'),
        processorReference: null,
        saves: this.saves(),
        paymentMethod,
        currency,
      },
      ...{ description, payer, returnURL, createdAt: clock.now(), ...(given && { given }) },
      ...overrides,
    }
  }

  /** Pays with what was saved, as the core asks for it. */
  with(
    saved: SavedAtProcessor,
    customer: string,
    { payerIsPresent = false, usage = 'off_session', ...overrides }: Paying = {},
  ): ProcessorPayment {
    const { customerReference = null, networkTransactionID = null, reference, paymentMethod } = saved
    const { given: _given, ...payment } = this.payment('succeeds')
    const paid = { reference, customer, customerReference, usage, payerIsPresent, networkTransactionID }
    return { ...payment, paymentMethod, saved: paid, ...overrides }
  }

  method(saved: SavedAtProcessor, customer: string): ProcessorSavedMethod {
    const { reference, customerReference = null } = saved
    return {
      account: this.account,
      savedPaymentMethodID: `spm_${randomUUID()}`,
      reference,
      customer,
      customerReference,
    }
  }

  charge = (payment: ProcessorPayment) => this.processor.charge(payment, signal)
  chargeSaved = (payment: ProcessorPayment) => this.processor.chargeSaved(payment, signal)
  inquire = (payment: ProcessorPayment) => this.processor.inquire('charge', payment, signal)
  saveMethod = (setup: ProcessorSetup) => this.processor.saveMethod(setup, {}, signal)
  inquireSetup = (setup: ProcessorSetup) => this.processor.inquireSetup(setup, signal)
  detach = (method: ProcessorSavedMethod) => this.processor.detach(method, signal)
  readSaved = (method: ProcessorSavedMethod) => this.processor.readSaved(method, signal)

  async saveWithPayment(saves = this.saves()) {
    const paid = await this.charge(this.payment('succeeds', { saves }))
    return { saves, paid, saved: savedIn(paid) }
  }

  async saveByToken(token: string) {
    const setup = this.setup(token)
    return { saves: setup.saves, saved: savedIn(await this.saveMethod(setup)) }
  }

  /** The keys of methods that the processor says have changed. */
  async told(): Promise<string[]> {
    const secret = String(
      this.double.settings.noticeSecret ?? this.double.settings.noticeKey ?? this.double.settings.secretKey,
    )
    const all: ReadNotice[] = []
    for (const notice of this.double.takeNotices())
      all.push(...((await this.processor.readNotice(this.account, notice, [secret])) ?? []))
    const subjects = all.map(({ subject }) => subject)
    return subjects.flatMap((subject) => (subject?.kind === 'method_changed' ? [subject.savedMethodKey ?? ''] : []))
  }
}

export const savedIn = (answer: object): SavedAtProcessor => {
  const { saved } = answer as { saved?: SavedAtProcessor }
  if (!saved) throw new Error(`Nothing was saved: ${JSON.stringify(answer)}`)
  return saved
}
