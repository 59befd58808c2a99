import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { signupInput } from '../support/builders.js'
import { day, EmailChangeWorld } from '../support/email-change-world.js'
import { askForToken, forgot, reset } from '../support/reset-links.js'

let world: EmailChangeWorld
beforeAll(async () => {
  world = await EmailChangeWorld.start()
})
afterAll(() => world.stop())

describe('a change of an e-mail address', () => {
  it('takes effect once the new address has confirmed and the present one agreed, in either order', async () => {
    for (const order of ['confirm first', 'agree first']) {
      const { client, wanted } = await world.asked()
      const steps: ['confirm' | 'agree', string][] = [
        ['confirm', await world.confirmTokenOf(wanted)],
        ['agree', await world.answerTokenOf(client)],
      ]
      const answers = []
      for (const [action, token] of order === 'agree first' ? steps.reverse() : steps)
        answers.push((await world.useLink(action, token)).body.status)
      expect([order, answers]).toEqual([order, ['waiting', 'changed']])
      expect(await world.addressesOf(client)).toEqual([wanted, null])
      expect((await world.logIn(client.emailAddress)).status).toBe(401)
      expect((await world.logIn(wanted)).body.status).toBe('active')
    }
  })

  it('ends sessions and reset links, and tells both addresses', async () => {
    const { client, wanted } = await world.asked()
    const token = await askForToken(world.api, world.server, client.emailAddress)
    await world.useLink('agree', await world.answerTokenOf(client))
    await world.useLink('confirm', await world.confirmTokenOf(wanted))
    expect((await world.api.call('GET', '/clients/me', { token: client.token })).status).toBe(401)
    expect((await reset(world.api, token, 'another passphrase')).status).toBe(422)
    for (const address of [client.emailAddress, wanted]) {
      const mails = await world.server.waitFor(address, address === wanted ? 2 : 4)
      const told = mails.find(({ subject }) => subject === 'Your account’s email address was changed')
      expect(told?.text).toContain(wanted)
    }
    const [fact] = await world.factsOf(client, 'client.email_changed')
    expect([JSON.parse(fact?.before ?? '').emailAddress, JSON.parse(fact?.after ?? '').emailAddress]).toEqual([
      client.emailAddress,
      wanted,
    ])
  })

  it('needs no agreement after seven days of silence, and not a moment before', async () => {
    const { client, wanted } = await world.asked()
    expect((await world.useLink('confirm', await world.confirmTokenOf(wanted))).body.status).toBe('waiting')
    await world.age(client, 7 * day - 60_000)
    expect(await world.workOff()).toBe(0)
    await world.age(client, 60_000)
    expect(await world.workOff()).toBe(1)
    expect(await world.addressesOf(client)).toEqual([wanted, null])
    const [fact] = await world.factsOf(client, 'client.email_changed')
    expect([fact?.actorKind, JSON.parse(fact?.after ?? '')]).toEqual([
      'system',
      expect.objectContaining({ askedByKind: 'portal', agreedAt: null }),
    ])
    expect(await world.workOff()).toBe(0)
  })

  it('takes effect at a confirmation that comes after seven days', async () => {
    const { client, wanted } = await world.asked()
    await world.age(client, 8 * day)
    expect(await world.workOff()).toBe(0)
    expect((await world.useLink('confirm', await world.confirmTokenOf(wanted))).body.status).toBe('changed')
    expect(await world.addressesOf(client)).toEqual([wanted, null])
  })

  it('never happens without a confirmation: it ends after two weeks', async () => {
    const { client, wanted } = await world.asked()
    const [confirm, answer] = [await world.confirmTokenOf(wanted), await world.answerTokenOf(client)]
    await world.useLink('agree', answer)
    await world.age(client, 14 * day)
    expect((await world.useLink('confirm', confirm)).body.code).toBe('LINK_EXPIRED')
    expect(await world.workOff()).toBe(1)
    expect(await world.addressesOf(client)).toEqual([client.emailAddress, null])
    expect((await world.useLink('confirm', confirm)).body).toMatchObject({
      code: 'LINK_EXPIRED',
      error: 'This link has expired',
    })
  })

  it('is carried out once by many at the same moment', async () => {
    const { client, wanted } = await world.asked()
    await world.useLink('confirm', await world.confirmTokenOf(wanted))
    await world.age(client, 7 * day)
    const answer = await world.answerTokenOf(client)
    const ended = await Promise.all([world.workOff(), world.workOff(), world.useLink('agree', answer), world.workOff()])
    expect(await world.addressesOf(client)).toEqual([wanted, null])
    expect(await world.factsOf(client, 'client.email_changed')).toHaveLength(1)
    expect(ended).toHaveLength(4)
  })

  it('is decided once by a refusal and a confirmation at the same moment', async () => {
    const { client, wanted } = await world.asked()
    const [confirm, answer] = [await world.confirmTokenOf(wanted), await world.answerTokenOf(client)]
    await world.age(client, 8 * day)
    const [confirmed, refused] = await Promise.all([world.useLink('confirm', confirm), world.useLink('refuse', answer)])
    const isChanged = confirmed.status === 200
    expect([confirmed.status, refused.status].sort()).toEqual([200, 409])
    expect(await world.addressesOf(client)).toEqual([isChanged ? wanted : client.emailAddress, null])
  })

  it.each(['confirm', 'the worker'])('ends with a mail where somebody else has the address by then: %s', async (by) => {
    const { client, wanted } = await world.asked()
    const token = await world.confirmTokenOf(wanted)
    if (by === 'the worker') await world.useLink('confirm', token)
    await world.api.call('POST', '/clients/register', { body: signupInput({ emailAddress: wanted }) })
    await world.age(client, 8 * day)
    if (by === 'the worker') expect(await world.workOff()).toBe(1)
    else {
      const { status, body } = await world.useLink('confirm', token)
      expect([status, body.code]).toEqual([409, 'EMAIL_ADDRESS_TAKEN'])
    }
    expect(await world.addressesOf(client)).toEqual([client.emailAddress, null])
    const [fact] = await world.factsOf(client, 'client.email_change_ended')
    expect(JSON.parse(fact?.after ?? '').reason).toBe('taken')
    const mails = await world.server.waitFor(client.emailAddress, 3)
    expect(mails.at(-1)?.text).toContain('Another account now uses that address')
  })

  it.each([
    ['suspend', { reason: 'x' }, 'the account was suspended'],
    ['delete', undefined, 'the account was deleted'],
  ])('ends when staff %s the client', async (action, body, why) => {
    const { client, wanted } = await world.asked()
    const token = await world.confirmTokenOf(wanted)
    const path = `/clients/${client.clientID}`
    if (action === 'delete') await world.api.call('DELETE', path, { token: world.admin })
    else await world.api.call('POST', `${path}/${action}`, { token: world.admin, body })
    const { body: answer } = await world.useLink('confirm', token)
    expect([answer.code, answer.error.endsWith(why)]).toEqual(['EMAIL_CHANGE_ENDED', true])
  })

  it('goes on when somebody only asks for a reset', async () => {
    const { client, wanted } = await world.asked()
    await forgot(world.api, client.emailAddress)
    expect(await world.addressesOf(client)).toEqual([client.emailAddress, wanted])
  })
})
