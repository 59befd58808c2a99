import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sessionsMax } from '#contract/limits.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { Session } from '../../api/src/people/sessions/session.entity.js'
import { type Audience, buildAccount, type KnownAccount, signIn } from '../support/device-accounts.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const homes = { client: '/clients/me', portal: '/portal-users/me' }

describe.each(['client', 'portal'] as Audience[])('the sessions of one %s', (audience) => {
  const statusOf = async (token: string) => (await api.call('GET', homes[audience], { token })).status
  const signInAgain = async (account: KnownAccount): Promise<string> =>
    (await signIn(api, audience, account)).body.token
  const listed = async (token: string): Promise<number> =>
    (await api.call('GET', `${homes[audience]}/sessions`, { token })).body.items.length

  it('are at most twenty: one more ends the oldest, says why, and leaves everybody else’s alone', async () => {
    const [account, other] = [await buildAccount(api, audience), await buildAccount(api, audience)]
    const tokens = [account.token]
    while (tokens.length < sessionsMax) tokens.push(await signInAgain(account))
    expect(await Promise.all(tokens.map(statusOf))).toEqual(Array(20).fill(200))
    const newest = await signInAgain(account)
    expect(await Promise.all([...tokens, newest, other.token].map(statusOf))).toEqual([401, ...Array(21).fill(200)])
    expect(await listed(newest)).toBe(20)
    const [ended] = await api.database.read.findBy(Session, {
      subjectID: account.id,
      endReason: 'replaced by a newer sign-in',
    })
    const facts = await api.database.read.findBy(AuditEntry, { action: 'session.replaced', targetID: ended?.sessionID })
    expect(facts.map(({ actorID }) => actorID)).toEqual([account.id])
  })

  it('are twenty when many open at the same moment', async () => {
    const account = await buildAccount(api, audience)
    const tokens = await Promise.all(Array.from({ length: 30 }, () => signInAgain(account)))
    const statuses = await Promise.all([account.token, ...tokens].map(statusOf))
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses[0]).toBe(401)
  })

  it('that have ended or run out count for nothing', async () => {
    const account = await buildAccount(api, audience)
    const tokens: string[] = []
    while (tokens.length < 19) tokens.push(await signInAgain(account))
    await api.call('POST', audience === 'client' ? '/clients/logout' : '/portal-users/logout', { token: tokens[3] })
    await signInAgain(account)
    expect(await statusOf(account.token)).toBe(200)
  })
})
