import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { apiUserInput, buildApiUser, buildClient, roleIDOf, type SignedInClient } from '../support/builders.js'
import { signIn } from '../support/device-accounts.js'
import { outcomeOf } from '../support/factors.js'
import { mailFiles, waitForMail } from '../support/mail-files.js'
import { tokenIn } from '../support/mail-reader.js'
import { type BuiltMember, memberPassword, memberWith } from '../support/members.js'
import { startApi, type TestApi } from '../support/test-api.js'

const newKey = 'A new API user in your Gatehouse account'

let api: TestApi
let client: SignedInClient
let second: BuiltMember
let developer: BuiltMember
let viewer: BuiltMember
beforeAll(async () => {
  api = await startApi({ EXPOSE_RESET_TOKEN: '1' })
  client = await buildClient(api, { name: 'Acme' })
  second = await memberWith(api, client, 'Owner')
  developer = await memberWith(api, client, 'Developer')
  viewer = await memberWith(api, client, 'Viewer')
})
afterAll(() => api.close())

const folder = () => String(api.settings.DATA_DIR)
const mailTo = ({ emailAddress }: SignedInClient, subject: string) => waitForMail(folder(), emailAddress, subject)
const has = async ({ emailAddress }: SignedInClient, subject: string) =>
  (await mailFiles(folder())).some((mail) => mail.to.includes(emailAddress) && mail.subject === subject)
const notMe = (token: string) => api.call('POST', '/account/not-me', { body: { token } })
const isIn = async ({ token }: SignedInClient) => (await api.call('GET', '/clients/me', { token })).status === 200
const pathOf = ({ clientID }: SignedInClient) => `/clients/${clientID}/apiusers`

async function addApiUser({ token }: SignedInClient): Promise<string> {
  const body = apiUserInput(await roleIDOf(api, client.token, 'Integrator (payments)'))
  const answer = await api.call('POST', pathOf(client), { token, body })
  expect(answer.status).toBe(201)
  return answer.body.apiUserID
}
async function statusOf(apiUserID: string): Promise<string> {
  const { items } = (await api.call('GET', pathOf(client), { token: client.token })).body
  return items.find((row: { apiUserID: string }) => row.apiUserID === apiUserID).status
}

describe('a new API user', () => {
  it('is told to every owner and to whoever made it, each with a link of their own login', async () => {
    const apiUserID = await addApiUser(developer)
    const mails = await Promise.all([client, second, developer].map((who) => mailTo(who, newKey)))
    expect(new Set(mails.map(tokenIn)).size).toBe(3)
    expect(await has(viewer, newKey)).toBe(false)
    const [, , own] = mails
    const { status, body } = await notMe(tokenIn(own as (typeof mails)[number]))
    expect([status, body.isDone, body.name]).toEqual([200, true, 'Mary Member'])
    expect(await Promise.all([client, second, developer].map(isIn))).toEqual([true, true, false])
    const account = { email: developer.emailAddress, password: memberPassword }
    expect((await signIn(api, 'client', account)).status).toBe(401)
    expect(await statusOf(apiUserID)).toBe('disabled')
    const reset = { resetToken: body.resetToken, newPassword: 'quite another horse' }
    expect((await api.call('POST', '/account/reset', { body: reset })).status).toBe(200)
    const again = await signIn(api, 'client', { ...account, password: reset.newPassword })
    expect(again.body.status).toBe('active')
  })

  it('is disabled by nobody who has left since', async () => {
    const business = await buildClient(api)
    const gone = await memberWith(api, business, 'Owner')
    const { apiUserID } = await buildApiUser(api, business)
    const link = tokenIn(await mailTo(gone, newKey))
    const path = `/clients/${business.clientID}/members/${gone.clientMemberID}`
    expect((await api.call('DELETE', path, { token: business.token })).status).toBe(204)
    expect(outcomeOf(await notMe(link))).toEqual([404, 'LINK_UNKNOWN'])
    const { items } = (await api.call('GET', pathOf(business), { token: business.token })).body
    expect(items).toMatchObject([{ apiUserID, status: 'active' }])
  })
})

describe('a new member', () => {
  const subject = (name: string) => `A new member of ${name} on Gatehouse`

  it('is told to the owners and to whoever invited, not to itself, and goes with "this was not me"', async () => {
    const business = await buildClient(api, { name: 'Bright' })
    const thief = await memberWith(api, business, 'Finance')
    const mail = await mailTo(business, subject('Bright'))
    expect(mail.text).toContain(`Mary Member (${thief.emailAddress}) accepted an invitation`)
    expect(mail.text).toContain('with the role “Finance”')
    expect(await has(thief, subject('Bright'))).toBe(false)
    expect(await isIn(thief)).toBe(true)
    expect((await notMe(tokenIn(mail))).status).toBe(200)
    expect([await isIn(thief), await isIn(business)]).toEqual([false, false])
  })

  it('stays, if it is the last owner by then', async () => {
    const business = await buildClient(api, { name: 'Crown' })
    const other = await memberWith(api, business, 'Owner')
    const link = tokenIn(await mailTo(business, subject('Crown')))
    const [first] = (await api.call('GET', `/clients/${business.clientID}/members`, { token: other.token })).body.items
    const path = `/clients/${business.clientID}/members/${first.clientMemberID}`
    const viewerRole = (await api.call('GET', '/roles?audience=member&limit=100', { token: other.token })).body.items
    const { roleID } = viewerRole.find(({ name }: { name: string }) => name === 'Viewer')
    expect((await api.call('PUT', path, { token: other.token, body: { roleID } })).status).toBe(200)
    expect((await notMe(link)).status).toBe(200)
    expect(await isIn(other)).toBe(true)
  })
})
