import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { buildClient, clientPassword, signInAdmin } from '../support/builders.js'
import { askForEmail, linkTokenOf, useLink } from '../support/email-change-links.js'
import { MailServer } from '../support/mail-server.js'
import { forgot, reset } from '../support/reset-links.js'
import { startApi, type TestApi } from '../support/test-api.js'

let server: MailServer
let api: TestApi
let admin: string
beforeAll(async () => {
  server = await new MailServer().start()
  api = await startApi({ SMTP_URL: server.url, PUBLIC_URL: 'https://pay.example.com' })
  admin = await signInAdmin(api)
})
afterAll(async () => {
  await api.close()
  await server.stop()
})

const anAddress = () => `${randomUUID()}@example.com`
const logIn = (emailAddress: string, password = clientPassword) =>
  api.call('POST', '/clients/login', { body: { emailAddress, password } })

describe('staff who may change clients', () => {
  it('do not get an account by another e-mail and a forgotten password; its owner hears of it and goes on', async () => {
    const client = await buildClient(api)
    const thief = anAddress()
    const { status, body } = await askForEmail(api, admin, client, thief)
    expect([status, body.emailAddress]).toEqual([200, client.emailAddress])
    await forgot(api, thief)
    const [told] = await server.waitFor(client.emailAddress, 2)
    expect(told).toBeDefined()
    expect((await logIn(thief)).status).toBe(401)
    expect((await logIn(client.emailAddress)).status).toBe(200)
    const toThief = server.to(thief).map(({ subject }) => subject)
    expect(toThief).not.toContain('Reset your Gatehouse password')
    expect((await api.call('GET', '/clients/me', { token: client.token })).status).toBe(200)
  })

  it('get nothing from the link in the new mailbox alone, nor after the owner has refused', async () => {
    const client = await buildClient(api)
    const thief = anAddress()
    await askForEmail(api, admin, client, thief)
    const confirmed = await useLink(api, 'confirm', await linkTokenOf(server, 'confirm', thief))
    expect([confirmed.status, confirmed.body.status]).toEqual([200, 'waiting'])
    expect((await logIn(thief)).status).toBe(401)
    const refused = await useLink(api, 'refuse', await linkTokenOf(server, 'answer', client.emailAddress))
    expect([refused.status, refused.body.status]).toEqual([200, 'refused'])
    expect((await logIn(thief)).status).toBe(401)
    const { body } = await api.call('GET', '/clients/me', { token: client.token })
    expect([body.emailAddress, body.pendingEmailAddress]).toEqual([client.emailAddress, null])
  })

  it('do not shake off an owner who resets the password meanwhile', async () => {
    const client = await buildClient(api)
    const thief = anAddress()
    await askForEmail(api, admin, client, thief)
    const link = await linkTokenOf(server, 'confirm', thief)
    await forgot(api, client.emailAddress)
    const mails = await server.waitFor(client.emailAddress, 3)
    const token = /token=([\w-]+)/.exec(mails.find(({ subject }) => subject.startsWith('Reset'))?.text ?? '')?.[1]
    expect((await reset(api, token, 'chosen by its owner')).status).toBe(200)
    expect((await useLink(api, 'confirm', link)).body.code).toBe('EMAIL_CHANGE_ENDED')
    expect((await logIn(client.emailAddress, 'chosen by its owner')).status).toBe(200)
  })
})
