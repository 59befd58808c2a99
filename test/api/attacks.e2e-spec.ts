import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { buildClient, clientPassword, type SignedInClient, signInAdmin } from '../support/builders.js'
import { buildStaffWith } from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
beforeAll(async () => {
  api = await startApi({ EXPOSE_RESET_TOKEN: '1' })
  client = await buildClient(api)
})
afterAll(() => api.close())

const sessionIDOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid as string

describe("the right over clients' sessions", () => {
  it('shows and ends those of clients, and none of portal users', async () => {
    const { token, id } = await buildStaffWith(api, [null, '/clients/:clientID/sessions/**'])
    const admin = await signInAdmin(api)
    const { id: adminID } = (await api.call('GET', '/portal-users/me', { token: admin })).body
    for (const owner of [adminID, id]) {
      expect((await api.call('GET', `/clients/${owner}/sessions`, { token })).status).toBe(404)
      const end = await api.call('DELETE', `/clients/${owner}/sessions/${sessionIDOf(admin)}`, { token })
      expect(end.status).toBe(404)
    }
    expect((await api.call('GET', '/portal-users/me', { token: admin })).status).toBe(200)
    const path = `/clients/${client.clientID}/sessions`
    expect((await api.call('GET', path, { token })).body.items).toHaveLength(1)
    expect((await api.call('DELETE', `${path}/${sessionIDOf(admin)}`, { token })).status).toBe(404)
    expect((await api.call('DELETE', `${path}/${sessionIDOf(client.token)}`, { token })).status).toBe(204)
    expect((await api.call('GET', '/clients/me', { token: client.token })).status).toBe(401)
  })
})

describe('a sign-in that runs beside a change', () => {
  const logIn = async (emailAddress: string, password = clientPassword) =>
    (await api.call('POST', '/clients/login', { body: { emailAddress, password } })).body.token as string | undefined
  const dead = async (token: string | undefined) =>
    token === undefined || (await api.call('GET', '/clients/me', { token })).status === 401

  it('opens no session that outlives a reset of its password', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { emailAddress } = await buildClient(api)
      const { resetToken } = (await api.call('POST', '/account/forgot', { body: { email: emailAddress } })).body
      const reset = { resetToken, newPassword: 'another good password' }
      const [changed, ...tokens] = await Promise.all([
        api.call('POST', '/account/reset', { body: reset }),
        ...Array.from({ length: 6 }, () => logIn(emailAddress)),
      ])
      expect(changed.status).toBe(200)
      for (const token of tokens) expect(await dead(token)).toBe(true)
      expect(await dead(await logIn(emailAddress, reset.newPassword))).toBe(false)
    }
  })

  it('opens no session that outlives a suspension', async () => {
    const staff = await signInAdmin(api)
    for (let round = 0; round < 10; round += 1) {
      const { clientID, emailAddress } = await buildClient(api)
      const signingIn = Array.from({ length: 6 }, () => logIn(emailAddress))
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20))
      await api.call('POST', `/clients/${clientID}/suspend`, { token: staff, body: { reason: 'Checks' } })
      const tokens = await Promise.all(signingIn)
      await api.call('POST', `/clients/${clientID}/reactivate`, { token: staff })
      for (const token of tokens) expect(await dead(token)).toBe(true)
    }
  })
})

describe('X-Forwarded-For', () => {
  const attempt = (on: TestApi, forwarded: string) =>
    on.call('POST', '/portal-users/login', {
      body: { email: `nobody-${randomUUID()}@example.com`, password: 'wrong' },
      headers: { 'x-forwarded-for': forwarded },
    })

  it('lets nobody out of the limits by writing another address in front, behind a proxy or without one', async () => {
    for (const TRUST_PROXY of ['0', '1']) {
      const strict = await startApi({ TRUST_PROXY, RATE_LIMIT_SCALE: '0.05' })
      const answers = []
      for (let turn = 0; turn < 5; turn += 1) answers.push(await attempt(strict, `198.51.100.${turn}, 203.0.113.9`))
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 429, 429])
      if (TRUST_PROXY === '1') expect((await attempt(strict, '203.0.113.10')).status).toBe(401)
      await strict.close()
    }
  })
})
