import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { SignInFailure } from '../../api/src/people/sign-in/sign-in-failure.entity.js'
import { buildClient, clientPassword, signupInput } from '../support/builders.js'
import { guess, onceLetTry } from '../support/guesses.js'
import { adminEmail, adminPassword } from '../support/calls.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const logIn = (emailAddress: string, password: string) =>
  api.call('POST', '/clients/login', { body: { emailAddress, password } })
const wrongTimes = (count: number, emailAddress: string) => guess(count, () => logIn(emailAddress, 'a wrong password'))

describe('ten wrong passwords', () => {
  it('lock the account, also against the right one, and say when to come back', async () => {
    const { emailAddress } = await buildClient(api)
    await wrongTimes(10, emailAddress)
    const { status, body, headers } = await logIn(emailAddress, clientPassword)
    expect([status, body.code]).toEqual([429, 'ACCOUNT_LOCKED'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(29 * 60)
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(30 * 60)
  })

  it('lock an unknown e-mail alike', async () => {
    await wrongTimes(10, 'nobody@example.com')
    expect((await logIn('NOBODY@example.com', 'another')).body.code).toBe('ACCOUNT_LOCKED')
  })

  it('are forgotten after half an hour', async () => {
    const { emailAddress } = await buildClient(api)
    await wrongTimes(10, emailAddress)
    const past = new Date(clock.time() - 1)
    await api.database.write((manager) =>
      manager.update(SignInFailure, { account: `client:${emailAddress}` }, { lockedUntil: past, windowEndsAt: past }),
    )
    expect((await logIn(emailAddress, clientPassword)).status).toBe(200)
  })

  it('do not add up over a right one', async () => {
    const { emailAddress } = await buildClient(api)
    await wrongTimes(9, emailAddress)
    expect((await onceLetTry(() => logIn(emailAddress, clientPassword))).status).toBe(200)
    await wrongTimes(9, emailAddress)
    expect((await onceLetTry(() => logIn(emailAddress, clientPassword))).status).toBe(200)
  })

  it('lock staff too, and not the client of the same e-mail', async () => {
    await api.call('POST', '/clients/register', { body: signupInput({ emailAddress: adminEmail }) })
    const wrong = { email: adminEmail, password: 'wrong one' }
    await guess(10, () => api.call('POST', '/portal-users/login', { body: wrong }))
    const staff = await api.call('POST', '/portal-users/login', {
      body: { email: adminEmail, password: adminPassword },
    })
    expect([staff.status, staff.body.code]).toEqual([429, 'ACCOUNT_LOCKED'])
    expect((await logIn(adminEmail, clientPassword)).body.status).toBe('pending')
  })
})

describe('limits per address', () => {
  it.each([
    ['POST', '/clients/login', 60],
    ['POST', '/portal-users/login', 60],
    ['POST', '/clients/register', 60],
    ['POST', '/oauth/token', 300],
  ])('%s %s: %i a minute', async (method, path, perMinute) => {
    const strict = await startApi({ RATE_LIMIT_SCALE: '0.1' })
    try {
      const allowed = perMinute / 10
      const answers = await Promise.all(
        Array.from({ length: allowed + 5 }, () => strict.call(method, path, { body: {} })),
      )
      const refused = answers.filter(({ status }) => status === 429)
      expect(refused).toHaveLength(5)
      expect(refused[0]?.body).toMatchObject({ code: 'TOO_MANY_REQUESTS', message: expect.any(String) })
      const wait = Number(refused[0]?.headers.get('retry-after'))
      expect(wait).toBeGreaterThan(0)
      const policies = new Set(answers.map(({ headers }) => headers.get('ratelimit-policy')))
      expect([...policies]).toEqual([expect.stringMatching(new RegExp(`^"\\w+";q=${allowed};w=60$`))])
      const left = answers.map(({ headers }) => Number(/";r=(\d+);t=\d+$/.exec(headers.get('ratelimit') ?? '')?.[1]))
      const wanted = [...Array(5).fill(0), ...Array.from({ length: allowed }, (_, count) => count)]
      expect(left.sort((one, other) => one - other)).toEqual(wanted.sort((one, other) => one - other))
      expect(refused[0]?.headers.get('ratelimit')).toMatch(new RegExp(`;r=0;t=${wait}$`))
    } finally {
      await strict.close()
    }
  })

  it('count an IPv6 network as one address, however many of its addresses it uses', async () => {
    const strict = await startApi({ RATE_LIMIT_SCALE: '0.1', TRUST_PROXY: '1' })
    const callFrom = async (address: string) => {
      const headers = { 'x-forwarded-for': address }
      return (await strict.call('POST', '/clients/login', { body: {}, headers })).status
    }
    try {
      const network = Array.from({ length: 8 }, (_, host) => `2001:db8:1:2:${host}::${host}`)
      const answers = await Promise.all(network.map(callFrom))
      expect(answers.sort()).toEqual([...Array(6).fill(422), 429, 429])
      expect(await callFrom('2001:db8:1:3::1')).toBe(422)
    } finally {
      await strict.close()
    }
  })
})
