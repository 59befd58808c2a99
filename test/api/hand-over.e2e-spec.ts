import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { ClientMember } from '../../api/src/people/clients/client-member.entity.js'
import { buildClient, clientPassword, type SignedInClient } from '../support/builders.js'
import { type BuiltMember, memberRoleID, memberWith } from '../support/members.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ EXPOSE_RESET_TOKEN: '1' })
})
afterAll(() => api.close())

const pathOf = ({ clientID, clientMemberID }: BuiltMember) => `/clients/${clientID}/members/${clientMemberID}/hand-over`
const handOver = (member: BuiltMember, token: string) => api.call('POST', pathOf(member), { token })
const end = (member: BuiltMember, token: string) => api.call('DELETE', pathOf(member), { token })
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => `${status} ${body?.code ?? ''}`.trim()
const roleOf = async (token: string) =>
  (await api.call('GET', '/clients/me/membership', { token })).body.member.role.name
async function buildTeam(): Promise<{ owned: SignedInClient; finance: BuiltMember }> {
  const owned = await buildClient(api)
  return { owned, finance: await memberWith(api, owned, 'Finance') }
}

describe('POST …/members/:clientMemberID/hand-over', () => {
  it('changes the two roles once both have confirmed, and not before', async () => {
    const { owned, finance } = await buildTeam()
    const begun = await handOver(finance, owned.token)
    expect([begun.status, typeof begun.body.handOver.endsAt]).toEqual([200, 'string'])
    expect([await roleOf(owned.token), await roleOf(finance.token)]).toEqual(['Owner', 'Finance'])
    expect((await handOver(finance, finance.token)).body.isOwner).toBe(true)
    expect([await roleOf(owned.token), await roleOf(finance.token)]).toEqual(['Finance', 'Owner'])
    expect(codeOf(await handOver(finance, finance.token))).toBe('409 HAND_OVER_REFUSED')
    const { items } = (await api.call('GET', `/clients/${owned.clientID}/members`, { token: finance.token })).body
    const first = items.find(({ clientMemberID }: BuiltMember) => clientMemberID !== finance.clientMemberID)
    const path = `/clients/${owned.clientID}/members/${first.clientMemberID}`
    expect((await api.call('DELETE', path, { token: finance.token })).status).toBe(204)
    const body = { emailAddress: owned.emailAddress, password: clientPassword }
    expect(codeOf(await api.call('POST', '/clients/login', { body }))).toBe('401 WRONG_CREDENTIALS')
  })

  it('is begun by owners alone, for another active member who is none', async () => {
    const { owned, finance } = await buildTeam()
    const viewer = await memberWith(api, owned, 'Viewer')
    const owner = await memberWith(api, owned, 'Owner')
    expect(codeOf(await handOver(viewer, finance.token))).toBe('403 OWNERS_ONLY')
    expect(codeOf(await handOver(owner, owned.token))).toBe('409 HAND_OVER_REFUSED')
    expect(codeOf(await handOver(finance, finance.token))).toBe('409 HAND_OVER_REFUSED')
    const stranger = await buildClient(api)
    expect(codeOf(await handOver(finance, stranger.token))).toBe('404 NOT_FOUND')
  })

  it('is taken back, declined, and ended by time or by another role', async () => {
    const { owned, finance } = await buildTeam()
    const viewer = await memberWith(api, owned, 'Viewer')
    await handOver(finance, owned.token)
    expect(codeOf(await end(finance, viewer.token))).toBe('403 OWNERS_ONLY')
    for (const token of [owned.token, finance.token]) {
      await handOver(finance, owned.token)
      expect([codeOf(await end(finance, token)), codeOf(await handOver(finance, finance.token))]).toEqual([
        '204',
        '409 HAND_OVER_REFUSED',
      ])
    }
    await handOver(finance, owned.token)
    const { clientMemberID } = finance
    await api.database.write((manager) =>
      manager.update(ClientMember, { clientMemberID }, { handOverEndsAt: clock.now() }),
    )
    expect(codeOf(await handOver(finance, finance.token))).toBe('409 HAND_OVER_REFUSED')
    await handOver(finance, owned.token)
    const body = { roleID: await memberRoleID(api, owned.token, 'Support') }
    await api.call('PUT', `/clients/${owned.clientID}/members/${clientMemberID}`, { token: owned.token, body })
    expect(codeOf(await handOver(finance, finance.token))).toBe('409 HAND_OVER_REFUSED')
  })

  it('counts for nothing once whoever began it is no owner any more', async () => {
    const { owned, finance } = await buildTeam()
    const second = await memberWith(api, owned, 'Owner')
    await handOver(finance, second.token)
    const body = { roleID: await memberRoleID(api, owned.token, 'Viewer') }
    const path = `/clients/${owned.clientID}/members/${second.clientMemberID}`
    expect((await api.call('PUT', path, { token: owned.token, body })).status).toBe(200)
    expect(codeOf(await handOver(finance, finance.token))).toBe('409 HAND_OVER_REFUSED')
  })
})
