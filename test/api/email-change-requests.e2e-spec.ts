import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ClientEmailChange } from '../../api/src/people/clients/client-email-change.entity.js'
import { buildClient } from '../support/builders.js'
import { linkMails } from '../support/email-change-links.js'
import { anAddress, EmailChangeWorld } from '../support/email-change-world.js'

let world: EmailChangeWorld
beforeAll(async () => {
  world = await EmailChangeWorld.start()
})
afterAll(() => world.stop())

describe('PUT /clients/:clientID with another e-mail', () => {
  it('changes all but the address, and says which one waits, to staff and to the client', async () => {
    const [client, wanted] = [await buildClient(world.api), anAddress()]
    const body = { name: 'Renamed', clientType: 'Individual', emailAddress: wanted.toUpperCase(), city: 'Lyon' }
    const { status, body: answer } = await world.api.call('PUT', `/clients/${client.clientID}`, {
      token: world.admin,
      body,
    })
    expect([status, answer]).toEqual([
      200,
      expect.objectContaining({
        ...{ name: 'Renamed', clientType: 'Individual', city: 'Lyon' },
        ...{ emailAddress: client.emailAddress, pendingEmailAddress: wanted },
      }),
    ])
    const own = (await world.api.call('GET', '/clients/me', { token: client.token })).body
    expect([own.emailAddress, own.pendingEmailAddress]).toEqual([client.emailAddress, wanted])
    const { items } = (await world.api.call('GET', `/clients?q=${client.clientID}`, { token: world.admin })).body
    expect(items[0].pendingEmailAddress).toBe(wanted)
    expect(answer.version).not.toBe((await world.read(await buildClient(world.api))).version)
  })

  it('tells the present address what was asked, by whom, and how to stop it', async () => {
    const { client, wanted } = await world.asked()
    const [mail] = await linkMails(world.server, 'answer', client.emailAddress)
    expect(mail?.text).toContain(`Our staff requested to change your account’s email address to ${wanted}`)
    expect(mail?.text).toContain('https://pay.example.com/refuse-email?token=')
    const [other] = await linkMails(world.server, 'confirm', wanted)
    expect(other?.text).toContain('https://pay.example.com/confirm-email?token=')
    expect(other?.text).not.toContain(client.emailAddress)
    const [fact] = await world.factsOf(client, 'client.email_change_asked')
    expect([fact?.actorKind, JSON.parse(fact?.after ?? '')]).toEqual([
      'portal',
      { emailAddress: client.emailAddress, pendingEmailAddress: wanted },
    ])
  })

  it('asks again for nothing that is pending, lets a newer address replace it, and the present one cancel it', async () => {
    const { client, wanted } = await world.asked()
    const first = await world.confirmTokenOf(wanted)
    await world.ask(client, wanted)
    expect((await world.useLink('read', first)).status).toBe(200)
    const newer = anAddress()
    expect((await world.ask(client, newer)).body.pendingEmailAddress).toBe(newer)
    expect((await world.useLink('confirm', first)).body).toMatchObject({
      code: 'EMAIL_CHANGE_ENDED',
      error: 'This email change has ended: a newer change replaced it',
    })
    const second = await world.confirmTokenOf(newer)
    expect((await world.ask(client, client.emailAddress)).body.pendingEmailAddress).toBeNull()
    expect((await world.useLink('confirm', second)).body.code).toBe('EMAIL_CHANGE_ENDED')
    expect(await world.addressesOf(client)).toEqual([client.emailAddress, null])
    const ended = await world.factsOf(client, 'client.email_change_ended')
    expect(ended.map(({ after }) => JSON.parse(after ?? '').reason).sort()).toEqual(['canceled', 'replaced'])
    const mails = await world.server.waitFor(client.emailAddress, 4)
    expect(mails.map(({ subject }) => subject)).toContain('Your account’s email address was not changed')
  })

  it('refuses an address that is taken, and leaves everything as it was', async () => {
    const [client, other] = [await buildClient(world.api), await buildClient(world.api)]
    const { status, body } = await world.ask(client, other.emailAddress)
    expect([status, body.fields]).toEqual([409, { emailAddress: 'This email address is already registered' }])
    expect((await world.read(client)).name).not.toBe('Acme')
  })

  it('lets only one of many at the same time ask', async () => {
    const client = await buildClient(world.api)
    const wanted = Array.from({ length: 6 }, anAddress)
    const answers = await Promise.all(wanted.map((address) => world.ask(client, address)))
    expect(answers.map(({ status }) => status)).toEqual(wanted.map(() => 200))
    const rows = await world.api.database.read.findBy(ClientEmailChange, { clientID: client.clientID })
    expect([rows.length, rows.filter(({ endedAt }) => !endedAt)]).toEqual([6, [expect.anything()]])
    expect((await world.read(client)).pendingEmailAddress).toBe(rows.find(({ endedAt }) => !endedAt)?.emailAddress)
  })
})
