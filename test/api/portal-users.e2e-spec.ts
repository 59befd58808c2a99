import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { Versions } from '../../api/src/platform/database/versions.js'
import { Session } from '../../api/src/people/sessions/session.entity.js'
import { signInAdmin } from '../support/builders.js'
import { claimsOf } from '../support/forged-tokens.js'
import { adminEmail, adminPassword } from '../support/calls.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const refresh = (token: string, requestID = 'refresh-of-one-page') =>
  api.call('POST', '/portal-users/refresh-token', { body: { token }, headers: { 'x-request-id': requestID } })
const me = (token: string) => api.call('GET', '/portal-users/me', { token })

const sessionOf = async (token: string) => {
  const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return { sessionID: sid as string }
}
const change = async (token: string, fields: Partial<Session>) => {
  const criteria = await sessionOf(token)
  await api.database.write(async (manager) => {
    await manager.update(Session, criteria, fields)
    await Versions.raise(manager, 'callers')
  })
}

describe('POST /portal-users/login', () => {
  it('answers a token and the user, without the password hash', async () => {
    const { status, body } = await api.call('POST', '/portal-users/login', {
      body: { email: adminEmail, password: adminPassword },
    })
    expect(status).toBe(200)
    expect(body.user).toEqual({
      id: expect.stringMatching(/^usr_/),
      userName: 'Administrator',
      email: adminEmail,
      isAdmin: true,
      isBreakGlass: false,
      roles: [],
      clientID: null,
      emailVerifiedAt: expect.any(String),
      emailSetBy: null,
      needsNewPassword: false,
      lastSignInAt: null,
      createdAt: expect.any(String),
      version: expect.stringMatching(/^[\w-]{22}$/),
    })
  })

  it('answers a wrong password and an unknown e-mail alike', async () => {
    const wrong = await api.call('POST', '/portal-users/login', { body: { email: adminEmail, password: 'wrong one' } })
    const unknown = await api.call('POST', '/portal-users/login', {
      body: { email: 'nobody@example.com', password: 'wrong one' },
    })
    expect([wrong.status, wrong.body.error]).toEqual([401, 'Invalid credentials'])
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' })
  })

  it('asks for what is missing', async () => {
    const { body } = await api.call('POST', '/portal-users/login', { body: {} })
    expect(body.fields).toEqual({ email: 'Email is required', password: 'Password is required' })
  })
})

describe('POST /portal-users/refresh-token', () => {
  it('replaces the token; the old one counts only within the grace', async () => {
    const first = await signInAdmin(api)
    const second = (await refresh(first)).body.token
    expect(second).not.toBe(first)
    expect((await me(second)).status).toBe(200)
    expect((await me(first)).status).toBe(200)
    await change(second, { refreshedAt: new Date(clock.time() - 60_000) })
    expect((await me(first)).status).toBe(401)
    expect((await me(second)).status).toBe(200)
  })

  it('ends the session when an older token is used again after the grace', async () => {
    const first = await signInAdmin(api)
    const second = (await refresh(first)).body.token
    await change(second, { refreshedAt: new Date(clock.time() - 60_000) })
    expect((await refresh(first)).status).toBe(401)
    expect((await me(second)).status).toBe(401)
    expect((await refresh(second)).status).toBe(401)
  })

  it.each([{ 'x-request-id': 'another-request' }, {}] as Record<string, string>[])(
    'ends the session at once when the older token comes again under another request id: %j',
    async (headers) => {
      const first = await signInAdmin(api)
      const second = (await refresh(first)).body.token
      const options = { body: { token: first }, headers }
      expect((await api.call('POST', '/portal-users/refresh-token', options)).status).toBe(401)
      expect((await me(second)).status).toBe(401)
    },
  )

  it('repeats an answer that got lost, whatever the browser says it is, under the id that the answer had', async () => {
    const first = await signInAdmin(api)
    const answer = await api.call('POST', '/portal-users/refresh-token', { body: { token: first } })
    const id = String(answer.headers.get('x-request-id'))
    const headers = { 'x-request-id': id, 'user-agent': 'an updated browser' }
    const again = await api.call('POST', '/portal-users/refresh-token', { body: { token: first }, headers })
    expect([again.status, claimsOf(again.body.token).jti]).toEqual([200, claimsOf(answer.body.token).jti])
  })

  it('serves parallel refreshes under one request id with one token', async () => {
    const first = await signInAdmin(api)
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(first)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(new Set(answers.map(({ body }) => claimsOf(body.token).jti)).size).toBe(1)
    for (const { body } of answers) expect((await me(body.token)).status).toBe(200)
  })

  it('refuses a session that was idle too long, or is too old', async () => {
    const idle = await signInAdmin(api)
    await change(idle, { idleUntil: new Date(clock.time() - 1) })
    expect((await refresh(idle)).status).toBe(401)
    const old = await signInAdmin(api)
    await change(old, { endsAt: new Date(clock.time() - 1) })
    expect((await refresh(old)).status).toBe(401)
  })

  it.each([{ token: 'x.y.z' }, { token: 7 }, {}])('refuses %j', async (body) => {
    const { status } = await api.call('POST', '/portal-users/refresh-token', { body })
    expect([401, 422]).toContain(status)
  })
})

describe('GET /portal-users/me', () => {
  it('lists the gated routes an administrator reaches', async () => {
    const { body } = await me(await signInAdmin(api))
    expect(body.routes).toEqual(
      expect.arrayContaining(['GET /clients/pending', 'GET /admin/stats', 'GET /transactions']),
    )
    expect(body.routes).not.toContain('POST /transactions')
  })
})

describe('POST /portal-users/logout', () => {
  it('ends the session on the next request', async () => {
    const token = await signInAdmin(api)
    expect((await api.call('POST', '/portal-users/logout', { token })).status).toBe(204)
    expect((await me(token)).status).toBe(401)
    expect((await refresh(token)).status).toBe(401)
  })
})

describe('GET /admin/stats', () => {
  it('counts', async () => {
    const { body } = await api.call('GET', '/admin/stats', { token: await signInAdmin(api) })
    expect(body).toEqual({ totalClients: 0, pendingClients: 0, totalPortalUsers: 1, totalAPIUsers: 0 })
  })
})
