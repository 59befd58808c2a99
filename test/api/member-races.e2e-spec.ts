import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { ClientMember } from '../../api/src/people/clients/client-member.entity.js'
import { AuditLog } from '../../api/src/platform/audit/audit-log.js'
import { buildClient, type SignedInClient } from '../support/builders.js'
import { accept, type BuiltMember, invite, memberRoleID, memberWith } from '../support/members.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { whenCalled } from '../support/when-called.js'

let api: TestApi
let client: SignedInClient
let viewer: string

beforeAll(async () => {
  api = await startApi({ EXPOSE_RESET_TOKEN: '1' })
  client = await buildClient(api)
  viewer = await memberRoleID(api, client.token, 'Viewer')
})
afterAll(() => api.close())

const rounds = 3
const pathOf = (id: string, of: SignedInClient = client) => `/clients/${of.clientID}/members/${id}`
const remove = (id: string, by: SignedInClient) => api.call('DELETE', pathOf(id, by), { token: by.token })
const firstOf = async (of: SignedInClient) =>
  (await api.call('GET', `/clients/${of.clientID}/members`, { token: of.token })).body.items[0].clientMemberID
const ownersOf = ({ clientID }: SignedInClient) => {
  const roleID = 'rol_00000000000000000000000001'
  return api.database.read.countBy(ClientMember, { clientID, roleID, status: 'active' })
}
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => `${status} ${body?.code ?? ''}`.trim()

describe('at the same moment', () => {
  it('two owners leave, and one of them stays', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const owned = await buildClient(api)
      const second = await memberWith(api, owned, 'Owner')
      const leave = [remove(await firstOf(owned), owned), remove(second.clientMemberID, second)]
      const codes = (await Promise.all(leave)).map(codeOf).sort()
      expect([codes, await ownersOf(owned)]).toEqual([['204', '409 LAST_OWNER'], 1])
    }
  })

  it('two owners remove or demote each other, and one owner stays', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const owned = await buildClient(api)
      const first = await firstOf(owned)
      const second = await memberWith(api, owned, 'Owner')
      const demote = api.call('PUT', pathOf(first, owned), { token: second.token, body: { roleID: viewer } })
      const statuses = (await Promise.all([remove(second.clientMemberID, owned), demote])).map(({ status }) => status)
      expect([statuses.filter((status) => status < 300).length, await ownersOf(owned)]).toEqual([1, 1])
    }
  })

  it('two accept one invitation, and one of them joins', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { invitationToken } = (await invite(api, client, viewer)).body
      const answers = await Promise.all([accept(api, invitationToken), accept(api, invitationToken)])
      const statuses = answers.map(({ status }) => status).sort()
      expect([statuses[0], [403, 409].includes(statuses[1] ?? 0)]).toEqual([200, true])
    }
  })

  it('an invitation is accepted and taken back, and the person is a member or not', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { invitationToken, clientMemberID } = (await invite(api, client, viewer)).body
      const answers = await Promise.all([accept(api, invitationToken), remove(clientMemberID, client)])
      // Accepted first, the removal takes the member away again.
      expect(answers[1]?.status).toBe(204)
      expect([200, 404]).toContain(answers[0]?.status)
      expect(await api.database.read.countBy(ClientMember, { clientMemberID, status: 'active' })).toBe(0)
    }
  })

  it('one address is invited twice, and there is one invitation', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const emailAddress = `twice-${round}@members.test`
      const answers = await Promise.all([1, 2].map(() => invite(api, client, viewer, { emailAddress })))
      expect(answers.map(codeOf).sort()).toEqual(['201', '409 MEMBER_EXISTS'])
    }
  })

  it('two confirm hand-overs of one owner: there is one offer, and one owner after it', async () => {
    const owned = await buildClient(api)
    const [one, two] = [await memberWith(api, owned, 'Viewer'), await memberWith(api, owned, 'Finance')]
    const handOver = (member: BuiltMember, token: string) =>
      api.call('POST', `${pathOf(member.clientMemberID, owned)}/hand-over`, { token })
    await handOver(one, owned.token)
    await handOver(two, owned.token)
    const answers = await Promise.all([handOver(one, one.token), handOver(two, two.token)])
    expect(answers.map(codeOf)).toEqual(['409 HAND_OVER_REFUSED', '200'])
    expect([await ownersOf(owned), codeOf(await handOver(one, owned.token))]).toEqual([1, '403 OWNERS_ONLY'])
  })
})

describe('a call that has passed the guards when its member is removed', () => {
  /** Keeps the line of those who write, so that the removal and the call stand in it, in this order. */
  const inLine = async (calls: (() => Promise<unknown>)[]): Promise<unknown[]> => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const audit = api.app.get(AuditLog, { strict: false })
    const holding = audit.unit(() => held)
    const units = jest.spyOn(audit, 'unit')
    const answers: Promise<unknown>[] = []
    for (const call of calls) {
      answers.push(call())
      await whenCalled(units, answers.length)
    }
    units.mockRestore()
    release()
    await holding
    return Promise.all(answers)
  }

  it('does nothing', async () => {
    const developer = await memberWith(api, client, 'Developer')
    const path = `/clients/${client.clientID}/webhook-endpoints`
    const body = { url: 'https://example.com/hook', eventTypes: ['transaction.succeeded'] }
    const [removed, created] = (await inLine([
      () => remove(developer.clientMemberID, client),
      () => api.call('POST', path, { token: developer.token, body }),
    ])) as { status: number; body: { code?: string } }[]
    expect([removed?.status, codeOf(created as never)]).toEqual([204, '401 UNAUTHENTICATED'])
    expect((await api.call('GET', path, { token: client.token })).body.items).toEqual([])
    expect(codeOf(await api.call('GET', '/clients/me', { token: developer.token }))).toBe('401 UNAUTHENTICATED')
  })
})
