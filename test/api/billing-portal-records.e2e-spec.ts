import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Customer } from '../../api/src/money/customers/customer.entity.js'
import { PayerTokens } from '../../api/src/money/payer-access/payer-tokens.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { Event } from '../../api/src/platform/events/event.entity.js'
import { buildApiUser, buildClient, type SignedInClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { dumpOf } from '../support/dump.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { payerOf, payerSession, savePortalSettings } from '../support/payer-portal.js'
import { buildPrice, buildSubscriber, buildSubscription } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
let program: string
let integratorID: string
let priceID: string
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000' })
  client = await buildClient(api)
  const apiUser = await buildApiUser(api, client)
  program = apiUser.accessToken
  integratorID = apiUser.apiUserID
  await registerOrigins(api, client)
  await saveInvoiceSettings(api, program)
  await savePortalSettings(api, program)
  priceID = (await buildPrice(api, program)).priceID
})
afterAll(() => api.close())

async function subscribed(token = program) {
  const { customerID } = await buildSubscriber(api, program, '2027-01-31T09:00:00.000Z')
  const { subscriptionID } = await buildSubscription(api, program, { customerID, items: [{ priceID }] })
  const path = `/subscriptions/${subscriptionID}`
  return {
    ...{ customerID, subscriptionID, ...payerOf(api, await payerSession(api, token, customerID), subscriptionID) },
    seen: async () => (await api.call('GET', path, { token: program })).body,
    cancel: (body: object) => api.call('POST', `${path}/cancel`, { token: program, body }),
  }
}

describe('whose cancellation it is', () => {
  it('is the merchant’s once the merchant cancels too, and the customer does not undo it', async () => {
    const one = await subscribed()
    await one.act('cancel', { feedback: 'unused', comment: 'I moved' })
    expect((await one.read()).may.resume).toBe(true)
    expect((await one.cancel({})).body).toMatchObject({
      ...{ cancelAtPeriodEnd: true, cancellationFeedback: null, cancellationReason: null },
    })
    expect((await one.read()).may.resume).toBe(false)
    expect((await one.act('resume')).body.code).toBe('PORTAL_ACTION_NOT_ALLOWED')
    const { version } = await one.seen()
    expect((await one.cancel({})).body.version).toBe(version)
  })

  it('takes the words of whoever cancels, and none of the other’s', async () => {
    const one = await subscribed()
    await one.act('cancel', { feedback: 'unused', comment: 'I moved' })
    const told = { cancellationFeedback: null, cancellationReason: 'Contract ended' }
    expect((await one.cancel({ reason: 'Contract ended' })).body).toMatchObject(told)
    await one.act('cancel', { feedback: 'other', comment: 'Mine' })
    expect(await one.seen()).toMatchObject(told)
    await one.act('cancel', { feedback: 'other', when: 'now' })
    expect(await one.seen()).toMatchObject({ cancellationFeedback: 'other', cancellationReason: null })
  })
})

describe('the audit line of what a customer does', () => {
  const lineOf = async (subscriptionID: string) => {
    const lines = await api.database.read.findBy(AuditEntry, {
      action: 'subscription.updated',
      targetID: subscriptionID,
    })
    expect(lines).toHaveLength(1)
    return { by: lines[0]?.actorKind, ...JSON.parse(lines[0]?.after ?? '{}') }
  }

  it('says whose link opened the page', async () => {
    const byProgram = await subscribed()
    await byProgram.act('cancel', { feedback: 'other' })
    expect(await lineOf(byProgram.subscriptionID)).toMatchObject({
      ...{ by: 'visitor', status: 'active', portalLinkBy: `integrator ${integratorID}` },
    })
    const byPerson = await subscribed(client.token)
    await byPerson.act('cancel', { feedback: 'other' })
    expect((await lineOf(byPerson.subscriptionID)).portalLinkBy).toContain(`client ${client.clientID}`)
  })

  it('says that the link was mailed to the customer, and nothing of links for calls of the merchant', async () => {
    const one = await subscribed()
    const { customerID, subscriptionID } = one
    const tokens = api.app.get(PayerTokens, { strict: false })
    const { token } = await api.database.write(async (manager) => {
      const customer = await manager.findOneByOrFail(Customer, { customerID })
      return tokens.issueLink(manager, [customer], customer.emailAddress)
    })
    const session = (await api.call('POST', '/payer-access/sessions', { body: { token } })).body.token
    await payerOf(api, session, subscriptionID).act('cancel', { feedback: 'other' })
    expect((await lineOf(subscriptionID)).portalLinkBy).toBe('customer')
    const other = await subscribed()
    await other.cancel({})
    expect(await lineOf(other.subscriptionID)).not.toHaveProperty('portalLinkBy')
  })
})

describe('the words of a customer', () => {
  it('are in no table or file once the customer is erased', async () => {
    const one = await subscribed()
    const two = await subscribed()
    await one.act('cancel', { feedback: 'other', comment: 'Zebulon says goodbye', when: 'now' })
    await two.cancel({ reason: 'Mr. Wrexford has moved away', when: 'now' })
    const kept = async () => {
      const dump = await dumpOf(api)
      return ['Zebulon', 'Wrexford'].filter((word) => dump.includes(word))
    }
    expect(await kept()).toEqual(['Zebulon', 'Wrexford'])
    for (const { customerID } of [one, two])
      expect((await api.call('DELETE', `/customers/${customerID}`, { token: program })).status).toBe(200)
    expect(await kept()).toEqual([])
    const told = await api.database.read.findBy(Event, { type: 'subscription.canceled' })
    expect(told.filter(({ data }) => data === '')).toHaveLength(2)
    expect(await one.seen()).toMatchObject({ status: 'canceled', cancellationFeedback: 'other' })
  })
})
