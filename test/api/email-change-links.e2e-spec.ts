import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Retention } from '../../api/src/process/retention/retention.js'
import { dumpOf, formsOf } from '../support/dump.js'
import { day, EmailChangeWorld } from '../support/email-change-world.js'

let world: EmailChangeWorld
beforeAll(async () => {
  world = await EmailChangeWorld.start()
})
afterAll(() => world.stop())

describe('POST /email-changes/…', () => {
  it('shows what a link is about, to each side its own, and changes nothing by looking', async () => {
    const { client, wanted } = await world.asked()
    const [confirm, answer] = [await world.confirmTokenOf(wanted), await world.answerTokenOf(client)]
    const shown = { name: 'Acme', newEmailAddress: wanted, isConfirmed: false, isAgreed: false, status: 'waiting' }
    for (const [token, side] of [
      [confirm, 'new'],
      [answer, 'present'],
    ])
      for (let turn = 0; turn < 2; turn += 1) {
        const { status, body } = await world.useLink('read', token)
        expect([status, body]).toEqual([200, expect.objectContaining({ ...shown, side })])
        expect(Date.parse(body.agreedAfter) - Date.parse(body.askedAt)).toBe(7 * day)
      }
    expect(await world.addressesOf(client)).toEqual([client.emailAddress, wanted])
  })

  it('takes each link once, also from many at the same moment, and for its own side only', async () => {
    const { client, wanted } = await world.asked()
    const [confirm, answer] = [await world.confirmTokenOf(wanted), await world.answerTokenOf(client)]
    for (const action of ['agree', 'refuse'] as const)
      expect((await world.useLink(action, confirm)).body.code).toBe('LINK_UNKNOWN')
    expect((await world.useLink('confirm', answer)).status).toBe(404)
    const answers = await Promise.all(Array.from({ length: 8 }, () => world.useLink('confirm', confirm)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'LINK_USED')).toHaveLength(7)
    expect((await world.useLink('refuse', answer)).status).toBe(200)
    expect((await world.useLink('agree', answer)).body).toMatchObject({
      code: 'LINK_USED',
      error: 'This link has been used already',
    })
    expect((await world.useLink('read', answer)).body.code).toBe('LINK_USED')
  })

  it.each(['x', 'A'.repeat(43), "' OR 1=1 --", '密'])('knows nothing of the token %s', async (token) => {
    for (const action of ['read', 'confirm', 'agree', 'refuse'] as const) {
      const { status, body } = await world.useLink(action, token)
      expect([status, body.code]).toEqual([404, 'LINK_UNKNOWN'])
    }
  })

  it('asks for a token, and for nothing else', async () => {
    expect((await world.useLink('confirm', '')).body.fields).toEqual({ token: 'The link’s token is required' })
    const { body } = await world.api.call('POST', '/email-changes/confirm', {
      body: { token: 'x', emailAddress: 'a@b.cc' },
    })
    expect(body.fields).toEqual({ emailAddress: 'Unknown field' })
  })

  it('leaves no token in the database', async () => {
    const { client, wanted } = await world.asked()
    const tokens = [await world.confirmTokenOf(wanted), await world.answerTokenOf(client)]
    const dump = await dumpOf(world.api)
    expect(dump).toContain(wanted)
    for (const token of tokens) for (const form of formsOf(token)) expect(dump).not.toContain(form)
  })

  it('is forgotten a month after it has ended', async () => {
    const { client, wanted } = await world.asked()
    const token = await world.confirmTokenOf(wanted)
    await world.ask(client, client.emailAddress)
    const { endedAt } = await world.rowOf(client)
    const retention = world.api.app.get(Retention, { strict: false })
    await retention.removeOld((endedAt as Date).getTime() + 30 * day)
    expect((await world.useLink('read', token)).body.code).toBe('EMAIL_CHANGE_ENDED')
    await retention.removeOld((endedAt as Date).getTime() + 30 * day + 1)
    expect((await world.useLink('read', token)).body.code).toBe('LINK_UNKNOWN')
  })
})
