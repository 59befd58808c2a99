import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { Logger } from '@nestjs/common'
import { HomeParts, type PartsOf } from '../../api/src/desk/home/home-parts.js'
import { ClientSummaryService } from '../../api/src/money/transactions/client-summary.service.js'
import type { PortalCaller } from '../../api/src/platform/http/caller.js'
import { NoAnswer } from '../../api/src/platform/http/database-away.js'
import { runInRequest } from '../../api/src/platform/http/request-context.js'
import { buildClient, type SignedInClient } from '../support/builders.js'
import { withoutTimeToRead } from '../support/dear-places.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
beforeAll(async () => {
  api = await startApi()
  client = await buildClient(api)
})
afterAll(() => api.close())
afterEach(() => void jest.restoreAllMocks())

const names = ['one', 'two', 'three', 'four', 'five'] as const
type Name = (typeof names)[number]
type View = Record<Name, string | null> & { leftOut: { part: Name; code: string; error: string }[] }

const caller: PortalCaller = {
  audience: 'portal',
  portalUserID: 'usr_1',
  loginID: null,
  sessionID: 'ses',
  isAdmin: true,
  roleIDs: [],
}
let begun: Name[] = []
const readAll = (own: Partial<Record<Name, () => Promise<string>>>, isGone = () => false): Promise<View> => {
  begun = []
  const partOf = (name: Name) => ({
    call: null,
    read: () => {
      begun.push(name)
      return own[name]?.() ?? Promise.resolve(name)
    },
  })
  const parts = Object.fromEntries(names.map((name) => [name, partOf(name)])) as PartsOf<Omit<View, 'leftOut'>>
  return new Promise((resolve, reject) => {
    runInRequest({ requestId: 'test', address: '192.0.2.1', userAgent: null, caller, isGone }, () => {
      api.app.get(HomeParts, { strict: false }).read<View>(caller, parts).then(resolve, reject)
    })
  })
}
const away = () => Promise.reject<string>(new NoAnswer('gone'))
const codesOf = ({ leftOut }: View) => leftOut.map(({ part, code }) => `${part} ${code}`)

const metrics = async () => (await fetch(`${api.url}/metrics`)).text()
const linesOf = (level: 'warn' | 'error') => {
  const lines: string[] = []
  jest.spyOn(Logger.prototype, level).mockImplementation((message: unknown) => void lines.push(String(message)))
  return lines
}

describe('a page in parts', () => {
  it('has them all', async () => {
    expect(await readAll({})).toEqual({ ...Object.fromEntries(names.map((name) => [name, name])), leftOut: [] })
  })

  it('begins no further part for a caller who has left, and counts none as failed', async () => {
    let isGone = false
    const leave = async () => {
      isGone = true
      return 'one'
    }
    const before = await metrics()
    const view = await readAll({ one: leave }, () => isGone)
    expect(begun).toEqual(['one'])
    expect(codesOf(view)).toEqual(names.slice(1).map((name) => `${name} TOO_MANY_READS`))
    expect(before).not.toContain('part="five"')
    expect(await metrics()).not.toContain('part="five"')
  })

  it('begins none once the longest single read would be over, so that waits do not add up', () =>
    withoutTimeToRead(api.database, async () => {
      const view = await readAll({})
      expect([begun, codesOf(view)]).toEqual([[], names.map((name) => `${name} TOO_MANY_READS`)])
    }))

  it('begins none after one has found the database away, and keeps those that were read', async () => {
    linesOf('warn')
    const view = await readAll({ one: away })
    expect(begun).toEqual(['one', 'two', 'three'])
    expect(view).toMatchObject({ one: null, two: 'two', three: 'three', four: null, five: null })
    expect(codesOf(view)).toEqual(['one DATABASE_AWAY', 'four DATABASE_AWAY', 'five DATABASE_AWAY'])
  })

  it('is refused as a whole when the database is away for each', async () => {
    const lines = linesOf('warn')
    await expect(readAll({ one: away, two: away, three: away })).rejects.toMatchObject({
      status: 503,
      code: 'DATABASE_AWAY',
    })
    expect(lines).toHaveLength(3)
  })
})

describe('a part of GET /clients/me/home that fails', () => {
  const home = () => api.call('GET', '/clients/me/home', { token: client.token })
  const failing = (fault: Error) =>
    jest.spyOn(api.app.get(ClientSummaryService, { strict: false }), 'read').mockRejectedValueOnce(fault)
  const countOf = async (part: string, code: string) => {
    const line = `gatehouse_home_parts_left_out_total{part="${part}",code="${code}"} `
    return Number((await metrics()).split(line)[1]?.split('\n')[0] ?? 0)
  }

  it('by a fault is logged with its request and call, counted, and left out alone', async () => {
    const lines = linesOf('error')
    failing(new Error('broken'))
    const { status, body, headers } = await home()
    const { summary, leftOut, ...others } = body
    expect([status, summary, leftOut]).toMatchObject([200, null, [{ part: 'summary', code: 'INTERNAL_ERROR' }]])
    expect(Object.values(others)).not.toContain(null)
    const call = 'GET /clients/:clientID/summary'
    expect(lines).toEqual([`${headers.get('x-request-id')} ${call}, part of a home page`])
    expect(await countOf('summary', 'INTERNAL_ERROR')).toBe(1)
  })

  it('because the database is away is warned of with its request and call, and counted', async () => {
    const lines = linesOf('warn')
    failing(new NoAnswer('no answer'))
    const { status, body, headers } = await home()
    expect([status, body.summary]).toEqual([200, null])
    expect(body.leftOut).toContainEqual(expect.objectContaining({ part: 'summary', code: 'DATABASE_AWAY' }))
    expect(lines).toEqual([
      expect.stringContaining(`${headers.get('x-request-id')} GET /clients/:clientID/summary, part of a home page:`),
    ])
    expect(await countOf('summary', 'DATABASE_AWAY')).toBe(1)
  })
})
