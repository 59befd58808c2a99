import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { Mail } from '../../api/src/platform/mail/mail.entity.js'
import { FactorReset } from '../../api/src/people/factor-resets/factor-reset.entity.js'
import { type Audience, buildAccount, signIn } from '../support/device-accounts.js'
import { buildEnrolled, type Enrolled, enrol, outcomeOf } from '../support/factors.js'
import { buildClient } from '../support/builders.js'
import { memberPassword, memberWith } from '../support/members.js'
import { runBuilt } from '../support/product-process.js'
import { buildPortalUser, buildRole, staffPassword } from '../support/rights.js'
import { ageProofs } from '../support/step-up.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let one: { id: string; token: string }
let other: { id: string; token: string }
beforeAll(async () => {
  api = await startApi()
  one = await buildPortalUser(api, [], true)
  other = await buildPortalUser(api, [], true)
})
afterAll(() => api.close())

const reason = 'Called back on the number we had'
const ask = ({ token }: { token: string }, audience: Audience, subjectID: string) =>
  api.call('POST', '/factor-resets', { token, body: { audience, subjectID, reason } })
const confirm = ({ token }: { token: string }, id: string) =>
  api.call('POST', `/factor-resets/${id}/confirm`, { token })
const takeBack = ({ token }: { token: string }, id: string) => api.call('DELETE', `/factor-resets/${id}`, { token })
const asked = async (audience: Audience, { id }: { id: string }) =>
  (await ask(one, audience, id)).body.factorResetID as string
const mailsAbout = (aboutID: string) => api.database.read.countBy(Mail, { aboutID, kind: 'second-factor' })
const actionsAbout = async (targetID: string) =>
  (await api.database.read.findBy(AuditEntry, { targetID })).map(({ action }) => action)
const ended = [409, 'FACTOR_RESET_ENDED']

describe.each(['client', 'portal'] as Audience[])('a reset of the second factors of a %s', (audience) => {
  it('is asked for by one administrator, confirmed by another, and ends factors, codes and sessions', async () => {
    const person = await buildEnrolled(api, audience)
    const before = await mailsAbout(person.id)
    const { status, body } = await ask(one, audience, person.id)
    expect([status, body.state, body.askedBy, body.reason]).toEqual([201, 'asked', one.id, reason])
    expect((await api.call('GET', '/account/factors', { token: person.token })).body.items).toHaveLength(1)
    const confirmed = await confirm(other, body.factorResetID)
    expect([confirmed.status, confirmed.body.state, confirmed.body.decidedBy]).toEqual([200, 'confirmed', other.id])
    expect((await api.call('GET', '/account/factors', { token: person.token })).status).toBe(401)
    const again = await signIn(api, audience, person)
    expect(again.status).toBe(200)
    expect((await api.call('GET', '/account/factors', { token: again.body.token })).body).toEqual({
      items: [],
      recoveryCodesLeft: 0,
    })
    expect((await mailsAbout(person.id)) - before).toBe(2)
    const kind = audience === 'client' ? 'client' : 'portal_user'
    expect(await actionsAbout(person.id)).toEqual(
      expect.arrayContaining([`${kind}.second_factor_reset_asked`, `${kind}.second_factor_reset`]),
    )
  })

  it('is not confirmed by whoever asked, and confirmed once by several at the same moment', async () => {
    const person = await buildEnrolled(api, audience)
    const id = await asked(audience, person)
    expect(outcomeOf(await confirm(one, id))).toEqual([403, 'SECOND_PERSON_REQUIRED'])
    const answers = await Promise.all([confirm(other, id), confirm(other, id), confirm(other, id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(outcomeOf(await confirm(other, id))).toEqual(ended)
  })

  it('is taken back, and then is none', async () => {
    const person = await buildEnrolled(api, audience)
    const id = await asked(audience, person)
    expect((await takeBack(other, id)).status).toBe(204)
    expect([outcomeOf(await confirm(other, id)), outcomeOf(await takeBack(one, id))]).toEqual([ended, ended])
    expect((await api.call('GET', '/account/factors', { token: person.token })).body.items).toHaveLength(1)
  })

  it('ends after a day, and may be asked for again', async () => {
    const person = await buildEnrolled(api, audience)
    const factorResetID = await asked(audience, person)
    const endsAt = new Date(Date.now() - 1)
    await api.database.write((manager) => manager.update(FactorReset, { factorResetID }, { endsAt }))
    expect(outcomeOf(await confirm(other, factorResetID))).toEqual(ended)
    expect((await ask(other, audience, person.id)).status).toBe(201)
  })

  it('waits once, however many ask', async () => {
    const person = await buildEnrolled(api, audience)
    const answers = await Promise.all([one, other, one].map((who) => ask(who, audience, person.id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const { items } = (await api.call('GET', '/factor-resets', { token: one.token })).body
    expect(items.filter(({ subjectID }: { subjectID: string }) => subjectID === person.id)).toHaveLength(1)
  })

  it('is refused for nobody, and for somebody without a factor', async () => {
    const plain = await buildAccount(api, audience)
    expect(outcomeOf(await ask(one, audience, plain.id))).toEqual([422, 'NOTHING_TO_RESET'])
    expect(outcomeOf(await ask(one, audience, 'abs_absent'))).toEqual([404, 'NOT_FOUND'])
  })
})

describe('a reset of the second factors of a member', () => {
  it('is asked for by the id of the member, ends what is its own, and nothing of the client', async () => {
    const exposing = await startApi({ EXPOSE_RESET_TOKEN: '1' })
    const [asker, decider] = [await buildPortalUser(exposing, [], true), await buildPortalUser(exposing, [], true)]
    const client = await buildClient(exposing)
    const { clientMemberID, emailAddress: email, token } = await memberWith(exposing, client, 'Viewer')
    const person = await enrol(exposing, { id: clientMemberID, email, password: memberPassword, token })
    const body = { audience: 'client', subjectID: clientMemberID, reason }
    const begun = await exposing.call('POST', '/factor-resets', { token: asker.token, body })
    expect([begun.status, begun.body.subjectID, begun.body.name]).toEqual([201, clientMemberID, 'Mary Member'])
    const path = `/factor-resets/${begun.body.factorResetID}/confirm`
    expect((await exposing.call('POST', path, { token: decider.token })).status).toBe(200)
    const [own, owner] = [person.token, client.token].map((token) => exposing.call('GET', '/clients/me', { token }))
    expect([(await own)?.status, (await owner)?.status]).toEqual([401, 200])
    expect((await signIn(exposing, 'client', person)).body.status).toBe('active')
    const removed = `/clients/${client.clientID}/members/${clientMemberID}`
    await exposing.call('DELETE', removed, { token: client.token })
    const again = await exposing.call('POST', '/factor-resets', { token: asker.token, body })
    expect(outcomeOf(again)).toEqual([404, 'NOT_FOUND'])
    await exposing.close()
  })
})

describe('POST /factor-resets', () => {
  it('is for administrators, not for whoever has the permission alone', async () => {
    const person = await buildEnrolled(api, 'portal')
    const all = await buildRole(api, [
      [null, '/factor-resets/**'],
      [null, '/factor-resets'],
    ])
    const helper = await buildPortalUser(api, [all])
    expect(outcomeOf(await ask(helper, 'portal', person.id))).toEqual([403, 'ADMINISTRATORS_ONLY'])
    const id = await asked('portal', person)
    expect(outcomeOf(await confirm(helper, id))).toEqual([403, 'ADMINISTRATORS_ONLY'])
    const nobody = await buildPortalUser(api, [])
    expect(outcomeOf(await ask(nobody, 'portal', person.id))).toEqual([403, 'PERMISSION_MISSING'])
  })

  it('is not for oneself, and the person it is about confirms nothing', async () => {
    const person: Enrolled = await enrol(api, { ...(await buildPortalUser(api, [], true)), password: staffPassword })
    expect(outcomeOf(await ask(person, 'portal', person.id))).toEqual([403, 'OWN_FACTOR_RESET'])
    const id = await asked('portal', person)
    expect(outcomeOf(await confirm(person, id))).toEqual([403, 'SECOND_PERSON_REQUIRED'])
  })

  it('asks everybody for a fresh proof', async () => {
    const late = await buildPortalUser(api, [], true)
    await ageProofs(api, late.id)
    expect(outcomeOf(await ask(late, 'portal', one.id))).toEqual([403, 'STEP_UP_REQUIRED'])
  })

  it.each([{}, { audience: 'dog', subjectID: 'x', reason }, { audience: 'portal', subjectID: 'x' }])(
    'refuses %j',
    async (body) => {
      expect(outcomeOf(await api.call('POST', '/factor-resets', { token: one.token, body }))).toEqual([
        422,
        'INVALID_INPUT',
      ])
    },
  )
})

describe('npm run account:reset-factors', () => {
  const run = async (...args: string[]) => {
    const { code, stdout, stderr } = await runBuilt('process/account/reset-factors', api.settings, ...args)
    return code === 0 ? stdout : stderr
  }

  it('ends the factors and sessions of a member of staff, with mail and an entry in the log', async () => {
    const person = await buildEnrolled(api, 'portal')
    expect(await run(person.email)).toContain('have ended')
    expect((await api.call('GET', '/account/factors', { token: person.token })).status).toBe(401)
    expect((await signIn(api, 'portal', person)).status).toBe(200)
    const [entry] = await api.database.read.findBy(AuditEntry, {
      targetID: person.id,
      action: 'portal_user.second_factor_reset',
    })
    expect(entry?.actorKind).toBe('system')
  })

  it('says what is wrong', async () => {
    expect(await run()).toContain('npm run account:reset-factors -- <email>')
    expect(await run('nobody@gatehouse.test')).toContain('Nobody of the staff')
  })
})
