import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import type { SubscriptionView } from '#contract/subscriptions.js'
import { Collections } from '../../api/src/billing/subscriptions/collections.service.js'
import { DueSubscriptions } from '../../api/src/billing/subscriptions/due-subscriptions.js'
import { Renewals } from '../../api/src/billing/subscriptions/renewals.service.js'
import { Subscription } from '../../api/src/billing/subscriptions/subscription.entity.js'
import type { WorkLoops } from '../../api/src/platform/work/work-loops.js'
import { buildApiUser, buildClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { expectSoundBooks } from '../support/payments.js'
import { saveCard } from '../support/saved-methods.js'
import { age, buildPrice, buildSubscription, invoicesOf } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let program: string
let priceID: string
beforeAll(async () => {
  api = await startApi()
  const client = await buildClient(api)
  program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
  await saveInvoiceSettings(api, program)
  priceID = (await buildPrice(api, program)).priceID
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

const build = (body: object) => buildSubscription(api, program, body)
const read = async ({ subscriptionID }: SubscriptionView): Promise<SubscriptionView> =>
  (await api.call('GET', `/subscriptions/${subscriptionID}`, { token: program })).body
const invoices = ({ subscriptionID }: SubscriptionView) => invoicesOf(api, program, subscriptionID)

describe('a renewal', () => {
  it('happens once for each period when the answer of a commit is lost', async () => {
    const { customerID } = await buildCustomer(api, program)
    await saveCard(api, program, customerID)
    const daily = await buildPrice(api, program, { interval: 'day' })
    const made = await build({ customerID, items: [{ priceID: daily.priceID }] })
    await age(api, made, 25 * 3_600_000)
    const renewals = api.app.get(Renewals, { strict: false })
    const unanswered = {
      renew: async (subscriptionID: string) => {
        await renewals.renew(subscriptionID)
        throw new Error('The commit was not answered')
      },
    }
    const collections = api.app.get(Collections, { strict: false })
    const noLoops = { add: () => undefined }
    await new DueSubscriptions(
      api.database,
      unanswered as unknown as Renewals,
      collections,
      noLoops as unknown as WorkLoops,
    ).workOff()
    const { subscriptionID, currentPeriodEnd } = await read(made)
    const { dueAt } = await api.database.read.findOneByOrFail(Subscription, { subscriptionID })
    expect([dueAt?.toISOString(), (await invoices(made)).length]).toEqual([currentPeriodEnd, 2])
  })

  it('waits for the end of the period, even if the row is due before', async () => {
    const { customerID } = await buildCustomer(api, program)
    await saveCard(api, program, customerID)
    const made = await build({ customerID, items: [{ priceID }] })
    const { subscriptionID, currentPeriodEnd } = made
    const change = { dueAt: new Date(clock.time() - 2_000), cancelAtPeriodEnd: true }
    await api.database.write((manager) => manager.update(Subscription, { subscriptionID }, change))
    await api.app.get(DueSubscriptions, { strict: false }).workOff()
    const { dueAt } = await api.database.read.findOneByOrFail(Subscription, { subscriptionID })
    expect([dueAt?.toISOString(), (await read(made)).status]).toEqual([currentPeriodEnd, 'active'])
    expect(await invoices(made)).toHaveLength(1)
  })
})
