import { describe, expect, it } from '@jest/globals'
import * as transactionWords from '#contract/messages/errors/transactions.js'
import * as words from '#contract/messages/processors/paystack.js'
import { playAtPaystack } from '../support/processors/paystack-stage.js'

const play = playAtPaystack()

describe('an account at Paystack', () => {
  const make = (settings: object, mode = 'test') =>
    play.stage.api.call('POST', '/processor-accounts', {
      token: play.stage.token,
      body: { processor: 'paystack', mode, name: 'Another', settings: { ...play.double.settings, ...settings } },
    })

  it.each([
    ['secretKey', 'sk_live_1', words.keyOfMode('live')],
    ['publicKey', 'pk_live_1', words.keyOfMode('live')],
    ['secretKey', 'pk_test_1', words.keyForm('sk_test_')],
    ['secretKey', 'sk_test_ä', words.keyForm('sk_test_')],
    ['publicKey', 'sk_test_1', words.keyForm('pk_test_')],
    ['secretKey', '', words.secretKeyRequired],
    ['publicKey', '', words.publicKeyRequired],
  ])('refuses %s %j', async (name, key, sentence) => {
    const { status, body } = await make({ [name]: key })
    expect([status, body.fields]).toEqual([422, { [`settings.${name}`]: sentence }])
  })

  it('of live mode takes keys of live mode alone', async () => {
    const { body } = await make({}, 'live')
    expect(Object.keys(body.fields).sort()).toEqual(['settings.publicKey', 'settings.secretKey'])
  })

  const check = async (settings: Record<string, string>) => {
    const account = await play.stage.openAccount(settings)
    const { body } = await play.stage.api.call('POST', `/processor-accounts/${account}/check`, {
      token: play.stage.token,
    })
    await play.stage.api.call('DELETE', `/processor-accounts/${account}`, { token: play.stage.token })
    return [body.isWorking, body.sentence, body.field]
  }

  it('is checked by a call that changes nothing', async () => {
    expect(await check({})).toEqual([true, words.works(['NGN']), null])
    expect(play.double.calls.at(-1)).toBe('GET balance')
  })

  it('whose key is wrong or whose address is somebody else’s says so of that setting', async () => {
    expect(await check({ secretKey: 'sk_test_wrong' })).toEqual([false, words.keyRefused, 'secretKey'])
    expect(await check({ apiAddress: `${play.stage.api.url}/docs` })).toEqual([false, words.notThere, 'apiAddress'])
    expect(await check({ apiAddress: 'http://127.0.0.1:9' })).toEqual([false, words.notReachable, 'apiAddress'])
  })
})

describe('a payment that Paystack cannot take', () => {
  it.each([
    ['without the payer’s address', { paymentMethod: 'redirect' }, { 'payer.emailAddress': words.emailRequired }],
    ['to be captured later', { captureMethod: 'manual' }, { captureMethod: transactionWords.captureLaterNotPossible }],
  ])('%s is refused before anything is sent', async (_name, input, fields) => {
    const before = play.double.calls.length
    const { status, body } = await play.stage.merchant.pay({ ...play.stage.inputOf('succeeds'), ...input })
    expect([status, body.fields, play.double.calls.length]).toEqual([422, fields, before])
  })

  it('in a currency that it does not know finds no processor', async () => {
    expect((await play.stage.merchant.pay({ ...play.stage.inputOf('redirect'), currency: 'EUR' })).status).toBe(422)
  })

  it('because the key of the account was taken back is the fault of the account', async () => {
    const account = await play.stage.openAccount({ secretKey: 'sk_test_taken-back' })
    const { body } = await play.stage.merchant.pay(play.stage.inputOf('succeeds', account))
    expect([body.status, body.failureCode]).toEqual(['failed', 'processor_unavailable'])
    await play.stage.api.call('DELETE', `/processor-accounts/${account}`, { token: play.stage.token })
  })

  it('by an authorization that it does not know has failed, and says its own words to staff alone', async () => {
    const { body } = await play.stage.merchant.pay({
      ...play.stage.inputOf('succeeds'),
      paymentMethod: play.token('AUTH_nobody'),
    })
    expect([body.status, body.failureCode]).toEqual(['failed', 'method_not_supported'])
    const path = `/transactions/${body.transactionID}/attempts`
    const [attempt] = (await play.stage.api.call('GET', path, { token: play.stage.token })).body.items
    expect(attempt.account.rawCode).toBe('Invalid authorization code')
  })
})

describe('notices of Paystack', () => {
  it('of what is nothing to us are kept, and those that cannot be read are refused', async () => {
    const told = (event: unknown, data: unknown) => play.double.notice(event, data)
    expect((await play.stage.post(told('transfer.success', { id: 7, domain: 'test' }))).status).toBe(204)
    const kept = (await play.stage.worked()).find(({ noticeID }) => noticeID.startsWith('transfer.success:7'))
    expect(kept?.status).toBe('ignored')
    for (const broken of [told('charge.success', {}), told(7, { domain: 1 })])
      expect((await play.stage.post(broken)).body.code).toBe('NOTICE_UNREADABLE')
    const asked = `/processor-accounts?q=${play.stage.account}`
    const { body } = await play.stage.api.call('GET', asked, { token: play.stage.token })
    expect(body.items[0].unreadable).toMatchObject({
      countLastDay: 2,
      reason: 'A notice cannot be read: event (invalid_type), data.domain (invalid_type)',
    })
  })
})

describe('the double', () => {
  const send = async (path: string, body: object, key = play.double.settings.secretKey) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const sent = { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await fetch(`${play.double.settings.apiAddress}/${path}`, sent)
    return [answer.status, ((await answer.json()) as { message: string }).message]
  }
  const page = { email: 'payer@example.com', amount: 500, currency: 'NGN', reference: 'strict-1' }

  it('is as strict as Paystack', async () => {
    const [to] = ['transaction/initialize']
    expect(await send(to, page, 'sk_test_wrong')).toEqual([401, 'Invalid key'])
    expect(await send(to, { ...page, email: undefined })).toEqual([400, 'email is required'])
    expect(await send(to, { ...page, amount: 5.5 })).toEqual([400, 'Invalid amount passed'])
    expect(await send(to, { ...page, amount: '500' })).toEqual([400, 'Invalid amount passed'])
    expect(await send(to, { ...page, reference: 'att_1' })).toEqual([400, 'Invalid reference passed'])
    expect(await send(to, { ...page, currency: 'EUR' })).toEqual([400, 'Invalid currency passed'])
    expect(await send(to, { ...page, strange: 1 })).toEqual([400, '"strange" is not allowed'])
    expect((await send(to, page))[0]).toBe(200)
    expect(await send(to, page)).toEqual([400, 'Duplicate Transaction Reference'])
  })
})
