import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { idempotencyKey } from '../support/builders.js'
import {
  buildNamedMerchant,
  crossedPaths,
  hasByteOf,
  type NamedMerchant,
  ownPath,
  viewOf,
} from '../support/crossed-merchants.js'
import { buildRole } from '../support/rights.js'
import { type Route, startApiWithRoutes } from '../support/routes.js'
import type { TestApi } from '../support/test-api.js'

const role = 'All of an integrator'
let api: TestApi
let routes: Route[]
let own: NamedMerchant
let foreign: NamedMerchant
beforeAll(async () => {
  ;({ api, routes } = await startApiWithRoutes())
  await buildRole(api, [[null, '/**']], { name: role, assignableToApiUsers: true })
  own = await buildNamedMerchant(api, 'Aardvark', role)
  foreign = await buildNamedMerchant(api, 'Zebra', role)
})
afterAll(() => api.close())

const callers = () =>
  [
    ['client', own.token],
    ['integrator', own.accessToken],
  ] as const
const reachable = () =>
  routes.flatMap(({ key, mark, bodyFields }) =>
    callers().flatMap(([audience, token]) =>
      mark?.audiences.includes(audience) && !key.endsWith('/logout') ? [{ key, audience, token, bodyFields }] : [],
    ),
  )
const hasForeignByte = (text: string) => hasByteOf(foreign, text)

async function answerTo(key: string, path: string, token: string, bodyFields?: string[]) {
  const [method = ''] = key.split(' ')
  const body = bodyFields && {}
  const { status, body: answer, headers } = await api.call(method, path, { token, body, headers: idempotencyKey() })
  return { status, text: JSON.stringify([answer, [...headers]]) }
}

const viewOfForeign = () => viewOf(foreign, async (path, token) => (await api.call('GET', path, { token })).body)

describe('two merchants crossed over every route of clients and integrators', () => {
  it('find what they look for among their own, so that its absence proves something', async () => {
    for (const view of await viewOfForeign()) expect(hasForeignByte(view)).toBe(true)
  })

  it("answer 404 to each of the other's ids, whatever the method, and change nothing", async () => {
    const before = await viewOfForeign()
    let checked = 0
    for (const { key, token, audience, bodyFields } of reachable()) {
      for (const path of crossedPaths(key, own, foreign)) {
        // A form that is refused tells as little as an id that is not there, and is read first.
        const { status, text } = await answerTo(key, path, token, bodyFields)
        const expected = bodyFields && !path.includes(foreign.clientID) ? [404, 422] : [404]
        expect([audience, key, path, expected.includes(status)]).toEqual([audience, key, path, true])
        expect([key, path, hasForeignByte(text)]).toEqual([key, path, false])
        checked += 1
      }
    }
    expect(await viewOfForeign()).toEqual(before)
    expect(checked).toBeGreaterThan(10)
    console.info(`${reachable().length} routes of merchants, ${checked} crossed paths`)
  })

  it('show not one byte of the other in their own answers', async () => {
    // A log of calls tells a merchant what it has sent itself, and here that names the other.
    const isAsked = (key: string) => !key.startsWith('DELETE ') && !key.includes('/request-logs')
    for (const { key, token, bodyFields } of reachable().filter(({ key }) => isAsked(key))) {
      const path = ownPath(key, own)
      for (const query of ['', `?q=${foreign.secrets[0]}`, `?clientID=${foreign.clientID}`]) {
        const { status, text } = await answerTo(key, path + query, token, bodyFields)
        expect([key, status < 500]).toEqual([key, true])
        expect([key, query, hasForeignByte(text)]).toEqual([key, query, false])
      }
    }
  })
})
