import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { ProcessorEntry } from '../../api/src/money/processors/port/processor-entry.js'
import { processors } from '../../api/src/money/processors/registry.js'
import { Mail } from '../../api/src/platform/mail/mail.entity.js'
import { sandboxAccountID } from '#contract/processors.js'
import { buildApiUser, buildClient, idempotencyKey, type SignedInClient, signInAdmin } from '../support/builders.js'
import { buildSession, registerOrigins, tokenOf } from '../support/checkout-sessions.js'
import { waitForMail } from '../support/mail-files.js'
import { buildProgram } from '../support/modes.js'
import { buildLink, paymentPath, payLink } from '../support/payment-links.js'
import { inquire, read } from '../support/payments.js'
import { type OnPage, registerOnPage, secretOnPage } from '../support/processors/on-page.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
let program: string
let admin: string
let fields: OnPage
let away: OnPage
let fieldsID: string
let awayID: string
beforeAll(async () => {
  api = await startApi()
  client = await buildClient(api, { name: 'Harbor Pine' })
  program = (await buildApiUser(api, client)).accessToken
  admin = await signInAdmin(api)
  fields = registerOnPage(api, 'fielded', 'fields')
  away = registerOnPage(api, 'faraway', 'redirect')
  await registerOrigins(api, client)
  fieldsID = await fields.make({ currencies: ['EUR'] })
  awayID = await away.make({ currencies: ['EUR'] })
})
afterEach(() => {
  for (const { answers, inquiries } of [fields, away]) answers.length = inquiries.length = 0
})
afterAll(async () => {
  fields.remove()
  away.remove()
  await api.close()
})

const ask = (query: string, token: string | undefined = program) =>
  api.call('GET', `/checkout-settings?${query}`, { token })
const idsOf = (offers: { processorAccountID: string }[]) => offers.map(({ processorAccountID }) => processorAccountID)
const euros = (overrides: Record<string, unknown> = {}) => buildLink(api, client, { currency: 'EUR', ...overrides })
const tokenFor = (processorAccountID: string, token = 'tok_1') => ({ type: 'token', processorAccountID, token })

describe('GET /checkout-settings', () => {
  it('says which accounts a payment is offered, with what a browser may know, and nothing secret', async () => {
    const { status, body } = await ask('amount=2500&currency=EUR')
    expect([status, body.mode, body.amount, body.currency]).toEqual([200, 'test', 2_500, 'EUR'])
    expect(idsOf(body.offers)).toEqual([fieldsID, awayID, sandboxAccountID])
    expect(body.offers[0]).toEqual({
      processorAccountID: fieldsID,
      processor: 'fielded',
      title: 'FIELDED',
      kind: 'fields',
      publishable: { publishableKey: 'pk_fielded' },
      sources: {
        script: ['https://js.fielded.example'],
        frame: ['https://js.fielded.example', 'https://hooks.fielded.example'],
        connect: ['https://api.fielded.example'],
        image: [],
      },
    })
    expect(body.offers[2]).toMatchObject({ kind: 'test_form', publishable: {} })
    expect(JSON.stringify(body)).not.toContain(secretOnPage)
  })

  it('goes by the rules, by what accounts take, and by whether they are enabled', async () => {
    expect(idsOf((await ask('amount=2500&currency=USD')).body.offers)).toEqual([sandboxAccountID])
    const targets = (processorAccountID: string) => [{ processorAccountID, weight: 1 }]
    const rules = [
      {
        mode: 'test',
        conditions: { methods: ['card'], currencies: ['EUR'], amountFrom: 10_000 },
        targets: targets(awayID),
      },
      { mode: 'test', conditions: { methods: ['card'] }, targets: targets(fieldsID), fallbacks: [awayID] },
    ]
    const made: string[] = []
    for (const body of rules)
      made.push((await api.call('POST', '/routing-rules', { token: admin, body })).body.routingRuleID)
    expect(idsOf((await ask('amount=9999&currency=EUR')).body.offers)).toEqual([fieldsID, awayID])
    expect(idsOf((await ask('amount=10000&currency=EUR')).body.offers)).toEqual([awayID])
    const open = await euros({ amount: undefined })
    const look = async (query = '') => (await api.call('GET', `/payment-links/${open.token}${query}`)).body.offers
    expect(await look()).toBeNull()
    expect(idsOf(await look('?amount=10000'))).toEqual([awayID])
    for (const id of made) await api.call('DELETE', `/routing-rules/${id}`, { token: admin })
  })

  it('leaves nobody out for a smallest charge: who asks may not know the amount yet', async () => {
    const sandbox = processors.find(({ name }) => name === 'sandbox') as ProcessorEntry
    sandbox.leastAmounts = { USD: 50 }
    const { offers } = (await ask('amount=1&currency=USD')).body
    delete sandbox.leastAmounts
    expect(idsOf(offers)).toEqual([sandboxAccountID])
  })

  it.each(['currency=EUR', 'amount=0&currency=EUR', 'amount=1.5&currency=EUR', 'amount=1', 'amount=1&currency=XXX'])(
    'refuses %s',
    async (query) => expect((await ask(query)).status).toBe(422),
  )

  it('is for programs and members, of one mode', async () => {
    const query = 'amount=1&currency=EUR'
    expect((await ask(query, '')).status).toBe(401)
    expect((await ask(query, admin)).status).toBe(403)
    expect((await ask(query, client.token)).status).toBe(200)
    expect((await ask(`${query}&mode=live`)).status).toBe(403)
    const live = await away.make({ mode: 'live', currencies: ['USD'] })
    const { token } = await buildProgram(api, client, 'live')
    expect(idsOf((await ask('amount=1&currency=USD', token)).body.offers)).toEqual([live])
    expect((await ask('amount=1&currency=EUR', token)).body.offers).toEqual([])
  })
})

describe('a payment by token', () => {
  it('goes to the account that made it, by link and by program, with who pays and where to return', async () => {
    const { token } = await euros()
    const payer = { emailAddress: 'ada@payer.example.com', name: 'Ada' }
    const { status, body } = await payLink(api, token, { paymentMethod: tokenFor(fieldsID), payer })
    expect([status, body.status]).toEqual([201, 'succeeded'])
    const [charge] = fields.charges.slice(-1)
    expect(charge).toMatchObject({ payer, paymentMethod: 'tok_1', account: { processorAccountID: fieldsID } })
    expect(new URL(charge?.returnURL ?? '').pathname).toBe(`/pay/${token}/payments/${body.transactionID}`)
    const direct = { amount: 100, currency: 'EUR', description: 'Chair', paymentMethod: tokenFor(fieldsID, 'tok_2') }
    const made = await api.call('POST', '/transactions', { token: program, body: direct, headers: idempotencyKey() })
    expect([made.status, fields.charges.at(-1)?.paymentMethod]).toEqual([201, 'tok_2'])
  })

  it('whose processor sends a code says nothing of the sandbox’s', async () => {
    fields.answers.push({ outcome: 'requires_action', contact: '+1 ••• ••• 4711', processorReference: 'coded' })
    const { body } = await payLink(api, (await euros()).token, { paymentMethod: tokenFor(fieldsID) })
    expect([body.nextAction.type, body.testCode]).toEqual(['otp', null])
  })

  it('is refused for an account that is not there, of the other mode, or cannot take it', async () => {
    const live = await fields.make({ mode: 'live' })
    const { token } = await euros()
    for (const id of [live, sandboxAccountID, 'pra_absent']) {
      const { status, body } = await payLink(api, token, { paymentMethod: tokenFor(id) })
      expect([id, status, Object.keys(body.fields)]).toEqual([id, 422, ['paymentMethod']])
    }
  })
})

describe('POST /payment-links/:token/payments/:transactionID/look', () => {
  const begin = async (overrides: Record<string, unknown> = {}) => {
    away.answers.push({
      outcome: 'requires_action',
      redirectURL: 'https://bank.example/confirm',
      processorReference: 'x',
    })
    const { token } = await euros({ once: true, ...overrides })
    const { body } = await payLink(api, token, { paymentMethod: tokenFor(awayID) })
    expect([body.status, body.nextAction]).toEqual([
      'requires_action',
      { type: 'redirect', url: 'https://bank.example/confirm', expiresAt: expect.any(String) },
    ])
    return { token, path: paymentPath(token, body.transactionID), transactionID: body.transactionID as string }
  }
  const look = (path: string) => api.call('POST', `${path}/look`)

  it('asks the processor at once, and says how it stands', async () => {
    const { path } = await begin()
    away.inquiries.push({ outcome: 'succeeded', processorReference: 'x' })
    const answers = await Promise.all([look(path), look(path), look(path)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await look(path)).body.status).toBe('succeeded')
    expect((await look(path.replace(/txn_\w+/, 'txn_absent'))).status).toBe(404)
    expect((await look(paymentPath((await euros()).token, path.split('/').at(-1) ?? ''))).status).toBe(404)
  })

  it('says that it failed, or still waits, and asks no oftener than it must', async () => {
    const failing = await begin()
    away.inquiries.push({ outcome: 'failed', failureCode: 'declined', failureMessage: 'No' })
    expect((await look(failing.path)).body).toMatchObject({ status: 'failed', mayPayAgain: true })
    const waiting = await begin()
    const before = away.asked
    away.inquiries.push({ outcome: 'requires_action', redirectURL: 'https://bank.example/confirm' })
    expect((await look(waiting.path)).body.status).toBe('requires_action')
    await Promise.all([look(waiting.path), look(waiting.path)])
    expect(away.asked - before).toBe(1)
    away.inquiries.push({ outcome: 'succeeded', processorReference: 'x' })
    await inquire(api, waiting.transactionID).catch(() => undefined)
  })

  it('asks about no call that waits for its answer, nor about a code', async () => {
    const { token } = await buildLink(api, client)
    const { transactionID } = (await payLink(api, token, { paymentMethod: 'pm_otp' })).body
    expect((await look(paymentPath(token, transactionID))).body.status).toBe('requires_action')
    expect((await read(api, transactionID)).status).toBe('requires_action')
  })
})

describe('a receipt', () => {
  it('is mailed to a payer who gave an address, and says in test mode that it is a test', async () => {
    const session = await buildSession(api, program, {
      payer: { emailAddress: 'known@payer.example.com', name: 'Ada' },
    })
    const token = tokenOf(session)
    await payLink(api, token, { paymentMethod: 'pm_declined_fraud' })
    const { transactionID } = (await payLink(api, token)).body
    const mails = await api.database.read.findBy(Mail, { kind: 'receipt' })
    expect(mails.filter(({ aboutID }) => aboutID === transactionID)).toHaveLength(1)
    const { text } = await waitForMail(
      String(api.settings.DATA_DIR),
      'known@payer.example.com',
      'Your receipt from Harbor Pine',
    )
    expect(text).toMatch(/42\.00[^]*to Harbor Pine[^]*Blue chair[^]*No money moved/)
    expect(text).toContain(`/pay/${token}/payments/${transactionID}`)
  })

  it('goes to the address that the payer typed, and to nobody without one', async () => {
    const before = await api.database.read.countBy(Mail, { kind: 'receipt' })
    const { token } = await buildLink(api, client)
    await payLink(api, token)
    expect(await api.database.read.countBy(Mail, { kind: 'receipt' })).toBe(before)
    await payLink(api, token, { paymentMethod: 'pm_success', payer: { emailAddress: 'typed@payer.example.com' } })
    expect(await api.database.read.countBy(Mail, { kind: 'receipt' })).toBe(before + 1)
    const wrong = await payLink(api, token, { paymentMethod: 'pm_success', payer: { emailAddress: 'typed' } })
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['payer']])
  })
})
