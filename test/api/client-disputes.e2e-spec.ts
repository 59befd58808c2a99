import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { signInAdmin } from '../support/builders.js'
import { buildMerchant, type Merchant, openDispute, paymentIn } from '../support/payments.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let merchant: Merchant
let other: Merchant
let staff: string
beforeAll(async () => {
  api = await startApi()
  merchant = await buildMerchant(api)
  other = await buildMerchant(api)
  staff = await signInAdmin(api)
})
afterAll(() => api.close())

const disputed = async (by = merchant) => {
  const { transactionID } = await paymentIn(api, by, 'succeeded')
  return openDispute(api, by, transactionID)
}
const list = (query = '', { clientID, token } = merchant) =>
  api.call('GET', `/clients/${clientID}/disputes${query}`, { token })
const idsIn = ({ body }: { body: { items: { disputeID: string }[] } }) => body.items.map(({ disputeID }) => disputeID)

describe('GET /clients/:clientID/disputes', () => {
  it('lists the client’s own disputes, the newest first, and by status', async () => {
    const [first, second] = [await disputed(), await disputed()]
    const foreign = await disputed(other)
    expect(idsIn(await list())).toEqual([second, first])
    expect(idsIn(await list('', other))).toEqual([foreign])
    const close = { token: staff, body: { outcome: 'won' } }
    expect((await api.call('POST', `/disputes/${first}/close`, close)).status).toBe(200)
    expect(idsIn(await list('?status=won'))).toEqual([first])
    expect(idsIn(await list('?status=open'))).toEqual([second])
    const page = await list('?limit=1')
    expect([idsIn(page), idsIn(await list(`?limit=1&cursor=${page.body.nextCursor}`))]).toEqual([[second], [first]])
    expect(idsIn(await list('?mode=live'))).toEqual([])
    const all = idsIn(await api.call('GET', '/disputes', { token: staff }))
    expect(all).toEqual(expect.arrayContaining([first, second, foreign]))
  })

  it.each<[who: string, token: () => string | undefined, status: number]>([
    ['no token', () => undefined, 401],
    ['an API user', () => merchant.accessToken, 403],
    ['staff', () => staff, 403],
    ['another client', () => other.token, 404],
  ])('refuses %s', async (_who, token, status) => {
    const path = `/clients/${merchant.clientID}/disputes`
    const given = token()
    expect((await api.call('GET', path, given ? { token: given } : {})).status).toBe(status)
  })

  it('refuses a status that does not exist', async () => {
    expect(await list('?status=closed')).toMatchObject({
      status: 422,
      body: { fields: { status: expect.any(String) } },
    })
  })
})
