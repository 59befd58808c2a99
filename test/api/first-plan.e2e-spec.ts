import { afterEach, describe, expect, it } from '@jest/globals'
import { standardPlanID } from '#contract/plan-terms.js'
import { signInAdmin } from '../support/builders.js'
import { buildMerchant, expectSoundBooks, openDispute } from '../support/payments.js'
import { migratedDatabase } from '../support/started-database.js'
import { startApi, type TestApi } from '../support/test-api.js'

let stop: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of stop) await end()
  stop = []
})

// An empty setting counts as unset, so these are the product's own defaults.
const unset = { REFUND_KEEPS_FEE: '', FIRST_PLAN_DISPUTE_FEES: '' }

async function start(settings: NodeJS.ProcessEnv): Promise<TestApi> {
  const api = await startApi(settings)
  stop.unshift(api.close)
  return api
}

async function planOf(api: TestApi) {
  const token = await signInAdmin(api)
  const path = `/plans/${standardPlanID}`
  const save = (body: object) => api.call('PUT', path, { token, body })
  return { ...(await api.call('GET', path, { token })).body, save }
}

const disputeFee = (currency: string, dispute = 1_500) => ({ currency, fixed: 0, refund: 0, dispute, payout: 0 })

describe('a new installation', () => {
  it('keeps the fee of a refunded payment and takes a fee for a dispute, and says both', async () => {
    const api = await start(unset)
    const plan = await planOf(api)
    expect(plan.fees).toEqual(['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'CHF'].map((currency) => disputeFee(currency)))
    expect(plan.refundsKeepFee).toBe(true)
    const merchant = await buildMerchant(api)
    const terms = await api.call('GET', `/clients/${merchant.clientID}/terms`, { token: merchant.token })
    expect(terms.body).toMatchObject({ refundsKeepFee: true, terms: { fees: plan.fees } })
    const { transactionID } = (await merchant.pay()).body
    expect((await merchant.ask(transactionID, 'refunds')).body.feeReturned).toBe(0)
    const disputed = (await merchant.pay({ paymentMethod: 'pm_dispute_later' })).body.transactionID
    await openDispute(api, merchant, disputed)
    expect((await merchant.detail(disputed)).disputes).toMatchObject([{ disputeFee: 1_500 }])
    await expectSoundBooks(api)
  })

  it('takes the dispute fees that its first start is given', async () => {
    const api = await start({ ...unset, FIRST_PLAN_DISPUTE_FEES: 'JPY:2000, KWD:4.500' })
    expect((await planOf(api)).fees).toEqual([disputeFee('JPY', 2_000), disputeFee('KWD', 4_500)])
  })

  it('keeps what staff changed when it starts again', async () => {
    const database = await migratedDatabase()
    stop.push(database.remove)
    const first = await startApi({ ...database.settings, ...unset })
    const { name, save } = await planOf(first)
    expect((await save({ name, fees: [disputeFee('USD', 2_000)] })).status).toBe(200)
    await first.close()
    const again = await start({ ...database.settings, ...unset })
    expect((await planOf(again)).fees).toEqual([disputeFee('USD', 2_000)])
  })
})

describe('an installation from before', () => {
  it('has no dispute fee in its standard plan after the upgrade', async () => {
    const api = await start({ REFUND_KEEPS_FEE: '' })
    const again = await planOf(api)
    expect([again.fees, again.refundsKeepFee]).toEqual([[], true])
  })
})
