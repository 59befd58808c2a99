import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { ClientFrameView } from '#contract/members.js'
import { buildApiUser, buildClient, signInAdmin, type SignedInClient } from '../support/builders.js'
import { memberWith } from '../support/members.js'
import { statementsOf } from '../support/statement-count.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
beforeAll(async () => {
  api = await startApi({ EXPOSE_RESET_TOKEN: '1' })
  client = await buildClient(api)
})
afterAll(() => api.close())

const frame = (token?: string) => api.call('GET', '/clients/me/frame', { token })
const read = async (path: string, token: string) => (await api.call('GET', path, { token })).body

/** What the three calls answer that it stands for. */
const parts = async (token: string): Promise<ClientFrameView> => ({
  client: await read('/clients/me', token),
  membership: await read('/clients/me/membership', token),
  readiness: await read('/live-readiness', token),
})

describe('GET /clients/me/frame', () => {
  it('answers an owner what its three parts answer', async () => {
    const { status, body } = await frame(client.token)
    expect(status).toBe(200)
    expect(body).toEqual(await parts(client.token))
    expect([body.client.clientID, body.membership.member.isOwner]).toEqual([client.clientID, true])
  })

  it('answers a member what this member may, and nothing of another client', async () => {
    const viewer = await memberWith(api, client, 'Viewer')
    await buildClient(api)
    const { body } = await frame(viewer.token)
    expect(body).toEqual(await parts(viewer.token))
    expect(body.membership.routes).not.toContain('POST /clients/:clientID/members')
    expect(body.membership.clients.map(({ clientID }: { clientID: string }) => clientID)).toEqual([client.clientID])
  })

  it('answers somebody of two clients for the one that the session is about', async () => {
    const other = await buildClient(api)
    const person = await memberWith(api, client, 'Viewer')
    const { roleID } = (await read('/clients/me/membership', person.token)).member.role
    const { emailAddress } = person
    const invited = await api.call('POST', `/clients/${other.clientID}/members`, {
      token: other.token,
      body: { name: 'Mary Member', emailAddress, roleID },
    })
    const { invitationToken } = invited.body
    await api.call('POST', '/account/invitations/accept', { body: { token: invitationToken }, token: person.token })
    await api.call('POST', '/clients/me/switch', { token: person.token, body: { clientID: other.clientID } })
    const { body } = await frame(person.token)
    expect([body.client.clientID, body.membership.clients.length]).toEqual([other.clientID, 2])
    expect(body).toEqual(await parts(person.token))
  })

  it('refuses whoever is not signed in as a merchant', async () => {
    const { accessToken } = await buildApiUser(api, client)
    const [none, staff, program, wrong] = await Promise.all(
      [undefined, await signInAdmin(api), accessToken, `${client.token}x`].map((token) => frame(token)),
    )
    expect([none?.status, staff?.status, program?.status, wrong?.status]).toEqual([401, 403, 403, 401])
  })

  it('refuses a suspended client, and says why', async () => {
    const suspended = await buildClient(api)
    const token = await signInAdmin(api)
    const body = { reason: 'Missing documents' }
    await api.call('POST', `/clients/${suspended.clientID}/suspend`, { token, body })
    const { status, body: refusal } = await frame(suspended.token)
    expect([status, refusal.code]).toEqual([403, 'ACCOUNT_DISABLED'])
  })

  it('refuses a member who was removed', async () => {
    const removed = await memberWith(api, client, 'Viewer')
    const address = `/clients/${client.clientID}/members/${removed.clientMemberID}`
    await api.call('DELETE', address, { token: client.token })
    expect((await frame(removed.token)).status).toBe(401)
  })

  it('takes six statements at most', async () => {
    await frame(client.token)
    // Other work asks the database in between.
    const counts: number[] = []
    for (let asked = 0; asked < 10; asked += 1)
      counts.push((await statementsOf(api.database, () => frame(client.token))).length)
    expect(Math.min(...counts)).toBeGreaterThan(3)
    expect(Math.min(...counts)).toBeLessThanOrEqual(6)
  })
})
