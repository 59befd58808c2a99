import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { firstApiVersion } from '#contract/api-versions.js'
import { clock } from '#contract/clock.js'
import { ApiUser } from '../../api/src/people/api-users/api-user.entity.js'
import { ApiVersions } from '../../api/src/platform/api-versions/api-versions.js'
import { accessTokenFor, buildApiUser, idempotencyKey, paymentInput } from '../support/builders.js'
import { buildMerchant, type Merchant } from '../support/payments.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let merchant: Merchant
let takeBack: (() => void) | undefined
beforeAll(async () => {
  api = await startApi()
  merchant = await buildMerchant(api)
})
afterAll(() => api.close())
afterEach(() => {
  takeBack?.()
  takeBack = undefined
})

const inDays = (days: number) => new Date(Math.floor(clock.time() / 1_000) * 1_000 + days * 86_400_000)
const newer = '2027-06-01'

/** A break that the product does not have: `amount` was called `sum` before. */
function breakIt(days = 30) {
  const answer = ({ amount, ...rest }: Record<string, unknown>) => ({ ...rest, sum: amount })
  const change = {
    version: newer,
    announcedAt: inDays(-1),
    oldEndsAt: inDays(days),
    calls: {
      'POST /transactions': {
        request: ({ sum, ...rest }: Record<string, unknown>) => ({ ...rest, amount: sum }),
        answer,
      },
      'GET /transactions/:transactionID': { answer },
    },
  }
  takeBack = api.app.get(ApiVersions, { strict: false }).register(change)
  return change
}

const list = (version: string | undefined, token = merchant.accessToken) =>
  api.call('GET', '/transactions?limit=1', {
    token,
    headers: version === undefined ? {} : { 'gatehouse-version': version },
  })

describe('Gatehouse-Version', () => {
  it('is said with every answer, and on what is refused', async () => {
    for (const version of [undefined, firstApiVersion]) {
      const { status, headers } = await list(version)
      expect([status, headers.get('gatehouse-version')]).toEqual([200, firstApiVersion])
      expect([headers.get('deprecation'), headers.get('sunset')]).toEqual([null, null])
    }
    const absent = await merchant.get('/transactions/txn_0000000000000000000000000')
    expect([absent.status, absent.headers.get('gatehouse-version')]).toEqual([404, firstApiVersion])
  })

  it.each(['2019-01-01', 'latest', '2026-12-01; drop', '9'.repeat(40), '../../etc'])(
    'refuses %j by name',
    async (version) => {
      const { status, body } = await list(version)
      expect([status, body.code]).toEqual([400, 'VERSION_UNKNOWN'])
      expect(body.message).toContain(firstApiVersion)
    },
  )

  it('means nothing to people, whose calls have no version', async () => {
    const path = `/clients/${merchant.clientID}/transactions`
    const answer = await api.call('GET', path, { token: merchant.token, headers: { 'gatehouse-version': 'latest' } })
    expect([answer.status, answer.headers.get('gatehouse-version')]).toEqual([200, null])
  })
})

describe('a key', () => {
  it('is pinned with its first token, and stays so', async () => {
    const { apiUserID, apiKey, apiSecret, accessToken } = await buildApiUser(api, merchant)
    const pinned = async () => (await api.database.read.findOneByOrFail(ApiUser, { apiUserID })).apiVersion
    expect(await pinned()).toBe(firstApiVersion)
    breakIt()
    const again = await accessTokenFor(api, apiKey, apiSecret)
    expect(await pinned()).toBe(firstApiVersion)
    for (const token of [accessToken, again])
      expect((await list(undefined, token)).headers.get('gatehouse-version')).toBe(firstApiVersion)
    const fresh = await buildApiUser(api, merchant)
    expect((await list(undefined, fresh.accessToken)).headers.get('gatehouse-version')).toBe(newer)
  })
})

describe('a break', () => {
  const { amount, ...rest } = paymentInput()
  // Not by `api.call`, which wants each answer to have the shape of now.
  const ask = async (path: string, headers: Record<string, string>, body?: object) => {
    const answer = await fetch(`${api.url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${merchant.accessToken}`, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> }
  }
  const pay = (body: object, headers: Record<string, string>) => ask('/transactions', headers, body)

  it('reaches nobody who has not asked for it, and whoever has gets it whole', async () => {
    const { announcedAt, oldEndsAt } = breakIt()
    const keys = idempotencyKey()
    const old = await pay({ ...rest, sum: amount }, keys)
    expect([old.status, old.body.sum, old.body.amount]).toEqual([201, amount, undefined])
    expect(old.headers.get('deprecation')).toBe(`@${announcedAt.getTime() / 1_000}`)
    expect(new Date(old.headers.get('sunset') ?? '')).toEqual(oldEndsAt)
    expect(old.headers.get('link')).toContain('/docs/versions')
    const path = `/transactions/${old.body.transactionID}`
    const read = (version: string) => ask(path, { 'gatehouse-version': version })
    expect([(await read(firstApiVersion)).body.sum, (await read(newer)).body.amount]).toEqual([amount, amount])
    expect((await read(newer)).headers.get('deprecation')).toBeNull()

    const replayed = await pay({ ...rest, amount }, { ...keys, 'gatehouse-version': newer })
    expect([replayed.status, replayed.headers.get('idempotency-replayed')]).toEqual([201, 'true'])
    expect([replayed.body.transactionID, replayed.body.amount]).toEqual([old.body.transactionID, amount])
    expect((await pay({ ...rest, amount }, idempotencyKey())).status).toBe(422)
  })

  it('ends the version before on its day, also for keys that are pinned to it', async () => {
    breakIt(-1)
    for (const version of [undefined, firstApiVersion]) {
      const { status, body } = await list(version)
      expect([status, body.code]).toEqual([400, 'VERSION_ENDED'])
    }
    expect((await list(newer)).status).toBe(200)
  })
})
