import { offerMethods, type PaymentToken } from '#contract/payment-methods.js'
import type { Mode } from '#contract/modes.js'
import type { EntryCheckout, ProcessorEntry } from '../../../api/src/money/processors/port/processor-entry.js'
import type { ProcessorPayment } from '../../../api/src/money/processors/port/processor.js'
import type { CallResult } from '../../../api/src/money/processors/port/results.js'
import { ProcessorSettings, Setting } from '../../../api/src/money/processors/port/settings.js'
import { ProcessorRegistry } from '../../../api/src/money/processors/processor-registry.js'
import { processors } from '../../../api/src/money/processors/registry.js'
import { RequiredText } from '#contract/fields.js'
import { strict as assert } from 'node:assert'
import { signInAdmin } from '../builders.js'
import type { TestApi } from '../test-api.js'

class OnPageSettings extends ProcessorSettings {
  @Setting({ label: 'Secret key', help: 'From its pages', isSecret: true, isRequired: true })
  @RequiredText('Secret key is required')
  secretKey!: string

  @Setting({ label: 'Publishable key', help: 'From its pages', isSecret: false, isRequired: true })
  @RequiredText('Publishable key is required')
  publishableKey!: string
}

export const secretOnPage = 'sk_nobody_may_see_this'
const isToken = ({ type, token }: PaymentToken) => type === 'token' && typeof token === 'string'

const sourcesOf = (host: string) => ({
  script: [`https://js.${host}`],
  frame: [`https://js.${host}`, `https://hooks.${host}`],
  connect: [`https://api.${host}`],
})

export interface OnPage {
  /** What it was charged with. */
  charges: ProcessorPayment[]
  /** What the next charges and inquiries answer; without one a charge succeeds. */
  answers: CallResult[]
  inquiries: CallResult[]
  asked: number
  make(overrides?: object): Promise<string>
  remove(): void
}

/** A processor whose methods are given on the payer's page; until `remove` it stands before one of the same name. */
export function registerOnPage(
  api: TestApi,
  name: string,
  kind: EntryCheckout['kind'],
  host = `${name}.example`,
): OnPage {
  const methods = { texts: [], inWords: `a token of ${name}`, takesToken: isToken }
  const entry: ProcessorEntry = {
    name,
    title: name.toUpperCase(),
    modes: ['test', 'live'],
    currencies: ['EUR', 'USD'],
    methodNames: ['card'],
    settings: OnPageSettings,
    methods,
    can: { manualCapture: true, partialCapture: true, partialRefund: true, evidence: false },
    checkout: {
      kind,
      publishable: ({ publishableKey = '' }) => ({ publishableKey }),
      sources: sourcesOf(host),
    },
    processor: Object as never,
    providers: [],
  }
  const all = processors as ProcessorEntry[]
  const found = api.app.get(ProcessorRegistry, { strict: false })['found']
  all.unshift(entry)
  const withdraw = offerMethods(methods)
  const page: OnPage = {
    charges: [],
    answers: [],
    inquiries: [],
    asked: 0,
    make: (overrides) => make(api, name, overrides),
    remove: () => {
      withdraw()
      all.splice(all.indexOf(entry), 1)
      found.delete(name)
    },
  }
  found.set(name, processorOf(page) as never)
  return page
}

const processorOf = (page: OnPage) => ({
  read: ({ token = '' }: PaymentToken) => ({ paymentMethod: token, card: null }),
  charge: async (payment: ProcessorPayment) => {
    page.charges.push(payment)
    return page.answers.shift() ?? { outcome: 'succeeded', processorReference: payment.attempt }
  },
  inquire: async () => {
    page.asked += 1
    return page.inquiries.shift() ?? { outcome: 'pending' }
  },
  cancel: async () => ({ outcome: 'canceled' }),
  capture: async () => ({ outcome: 'succeeded' }),
  check: async () => ({ outcome: 'working', sentence: '' }),
  readNotice: () => null,
})

async function make(api: TestApi, processor: string, overrides: { mode?: Mode } & object = {}): Promise<string> {
  const settings = { secretKey: secretOnPage, publishableKey: `pk_${processor}` }
  const body = { processor, mode: 'test', name: `${processor} EU`, settings, isEnabled: true, ...overrides }
  const made = await api.call('POST', '/processor-accounts', { token: await signInAdmin(api), body })
  assert.equal(made.status, 201, JSON.stringify(made.body))
  return made.body.processorAccountID
}
