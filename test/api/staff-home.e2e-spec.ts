import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { Logger } from '@nestjs/common'
import { callsInMode } from '#contract/generated/calls-in-mode.js'
import type { StaffHomeParts, StaffHomeView } from '#contract/home.js'
import { staffHomeParts } from '#contract/home-parts.js'
import { StaffHomeService } from '../../api/src/desk/home/staff-home.service.js'
import { GateDecisions } from '../../api/src/people/gate/gate-decisions.js'
import { buildApiUser, signInAdmin, signupInput } from '../support/builders.js'
import { withoutDearPlaces } from '../support/dear-places.js'
import { buildMerchant, type Merchant } from '../support/payments.js'
import { buildPortalUser, buildRole, buildStaffWith, changePortalUser, type Row } from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'

type Name = keyof StaffHomeParts
type Gated = Exclude<Name, 'waiting'>

const paths: Record<Name, string> = {
  operations: '/operations',
  processorVolumes: '/admin/processor-volumes',
  waiting: '/attention/waiting',
  attention: '/attention',
  stats: '/admin/stats',
  signUps: '/admin/sign-ups',
  pendingClients: '/clients/pending',
  waitingSignUps: '/portal-users',
  lockedAccounts: '/admin/locked-accounts',
  failingMails: '/admin/failing-mails',
}
const names = Object.keys(paths) as Name[]
const gated = names.filter((name): name is Gated => name !== 'waiting')

const dayMs = 86_400_000
/** Of the last page that was read: another day may have begun since. */
let days = { from: '', to: '' }
/** What the dashboard asked the single calls beside their path. */
const queries = (): Partial<Record<Name, string>> => ({
  operations: `from=${days.from}&to=${days.to}`,
  pendingClients: 'sort=created&limit=5',
  waitingSignUps: 'waitingFor=role&sort=created&limit=6',
  failingMails: 'limit=5',
})

let api: TestApi
let admin: string
let merchant: Merchant
beforeAll(async () => {
  api = await startApi()
  admin = await signInAdmin(api)
  merchant = await buildMerchant(api)
  await merchant.pay()
  await api.call('POST', '/clients/register', { body: signupInput() })
})
afterAll(() => api.close())

const ask = (token?: string, query = '') => api.call('GET', `/admin/home${query}`, { token })
const home = async (token: string, query = ''): Promise<StaffHomeView> => {
  const { status, body } = await ask(token, query)
  expect(status).toBe(200)
  if (body.operations) days = { from: body.operations.from, to: body.operations.to }
  return body
}
const single = (name: Name, token: string, more = '') => {
  const path = paths[name]
  const said = more.startsWith('mode=') && !callsInMode.has(`GET ${path}`) ? '' : more
  return api.call('GET', `${path}?${[queries()[name], said].filter(Boolean).join('&')}`, { token })
}

/** Each answer of its own call, as its part is. */
async function partFrom(name: Name, token: string, more = ''): Promise<object> {
  const { status, body } = await single(name, token, more)
  expect([name, status]).toEqual([name, 200])
  // The moment at which it was read.
  if (name === 'attention') return { ...body, asOf: expect.any(String) }
  // How long the oldest job has been due.
  if (name === 'operations') return { ...body, queues: expect.any(Array) }
  return name === 'waitingSignUps' ? { ...body, clientNames: expect.any(Object) } : body
}
const partsFrom = async (of: Name[], token: string, more = '') =>
  Object.fromEntries(await Promise.all(of.map(async (name) => [name, await partFrom(name, token, more)] as const)))

describe('GET /admin/home', () => {
  it('answers an administrator what the single calls answer', async () => {
    const { leftOut, ...parts } = await home(admin)
    expect(leftOut).toEqual([])
    expect(Object.keys(parts).sort()).toEqual([...staffHomeParts].sort())
    expect(parts).toEqual(await partsFrom(names, admin))
    expect(Date.parse(days.to) - Date.parse(days.from)).toBe(7 * dayMs)
    expect(parts.operations?.currencies).toMatchObject([{ succeeded: 1 }])
    expect([parts.pendingClients?.items.length, parts.stats?.totalAPIUsers]).toEqual([1, 1])
  })

  it('answers what is of the mode that was asked about', async () => {
    const { leftOut, ...parts } = await home(admin, '?mode=live')
    expect(leftOut).toEqual([])
    expect(parts).toEqual(await partsFrom(names, admin, 'mode=live'))
    expect([parts.operations?.mode, parts.processorVolumes?.mode, parts.attention?.mode]).toEqual(Array(3).fill('live'))
    expect([parts.operations?.currencies, parts.stats?.totalAPIUsers]).toEqual([[], 0])
  })

  it('answers volumes of the window that was asked about, and refuses one that there is not', async () => {
    const { processorVolumes } = await home(admin, '?window=week')
    expect(processorVolumes).toEqual((await single('processorVolumes', admin, 'window=week')).body)
    expect([processorVolumes?.window, (await ask(admin, '?window=year')).status]).toEqual(['week', 422])
  })

  it('leaves out what would have to wait while too many lists are read, and nothing else', () =>
    withoutDearPlaces(api.database, async () => {
      const { leftOut, operations, processorVolumes, ...others } = await home(admin)
      expect([operations, processorVolumes]).toEqual([null, null])
      expect(leftOut.map(({ part, code }) => [part, code])).toEqual([
        ['operations', 'TOO_MANY_READS'],
        ['processorVolumes', 'TOO_MANY_READS'],
      ])
      expect(Object.values(others)).not.toContain(null)
    }))
})

describe('people who wait for a role', () => {
  it('come with the names of their clients for those who may see a client', async () => {
    const { id } = await buildPortalUser(api, [])
    const { clientID } = merchant
    await changePortalUser(api, { id, clientID })
    const { name } = (await api.call('GET', `/clients/${clientID}`, { token: admin })).body
    const list: Row = ['GET', '/portal-users']
    const [seeing, other] = [
      await buildStaffWith(api, list, ['GET', '/clients/:clientID']),
      await buildStaffWith(api, list),
    ]
    for (const [token, clientNames] of [
      [admin, { [clientID]: name }],
      [seeing.token, { [clientID]: name }],
      [other.token, {}],
    ] as const) {
      const { waitingSignUps } = await home(token)
      expect(waitingSignUps).toMatchObject({ items: [{ id }], clientNames: {} })
      expect(waitingSignUps?.clientNames).toEqual(clientNames)
    }
  })

  it('come without the names of their clients when reading those fails', async () => {
    jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined)
    const service = api.app.get(StaffHomeService, { strict: false }) as unknown as { namesOf: () => Promise<never> }
    jest.spyOn(service, 'namesOf').mockRejectedValueOnce(new Error('broken'))
    const { leftOut, waitingSignUps } = await home(admin)
    jest.restoreAllMocks()
    expect([leftOut, waitingSignUps?.items.length, waitingSignUps?.clientNames]).toEqual([[], 1, {}])
  })
})

describe('the rights to GET /admin/home', () => {
  it.each(gated)(
    'are those of its parts: without the one to read %s it is left out, and nothing else',
    async (name) => {
      const others = gated.filter((one) => one !== name)
      const { token } = await buildStaffWith(api, ...others.map((one): Row => ['GET', paths[one]]))
      const refusal = await single(name, token)
      const { leftOut, ...parts } = await home(token)
      const { code, error } = refusal.body
      expect([refusal.status, leftOut]).toEqual([403, [{ part: name, code, error }]])
      expect(parts).toEqual({ ...(await partsFrom(['waiting', ...others], token)), [name]: null })
    },
  )

  it('show somebody without a role nothing but that nothing waits for them', async () => {
    const { token } = await buildPortalUser(api, [])
    const { leftOut, waiting, ...parts } = await home(token)
    expect(Object.values(parts)).toEqual(gated.map(() => null))
    expect(leftOut.map(({ part }) => part)).toEqual(gated)
    expect(Object.values(waiting ?? {})).toEqual(Array(5).fill(null))
  })

  it('count each part as a use of the call that it stands for', async () => {
    const uses: string[] = []
    const role = await buildRole(api, [['GET', '/admin/stats']])
    const { id, token } = await buildPortalUser(api, [role])
    api.app.get(GateDecisions, { strict: false }).listenByRole(({ caller, routeKey, isAllowed }) => {
      if (caller.audience === 'portal' && caller.portalUserID === id) uses.push(`${routeKey} ${isAllowed}`)
    })
    await home(token)
    expect(uses).toEqual(['GET /admin/stats true'])
  })

  it('refuse whoever is not signed in as staff', async () => {
    const { accessToken } = await buildApiUser(api, merchant)
    const { statusToken } = (await api.call('POST', '/clients/register', { body: signupInput() })).body
    const tokens = [undefined, merchant.token, accessToken, statusToken, `${admin}x`]
    const answers = await Promise.all(tokens.map((token) => ask(token)))
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 403, 403, 401])
  })
})
