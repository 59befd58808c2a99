import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { RequirementExpiry } from '../../api/src/people/requirements/requirement-expiry.js'
import { buildClient, signInAdmin, signupInput } from '../support/builders.js'
import { aPdf, buildApplicant, buildAsked, requirementInput, sendFile } from '../support/documents.js'
import { waitForMailFiles } from '../support/mail-files.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let admin: string
beforeAll(async () => {
  api = await startApi()
  admin = await signInAdmin(api)
})
afterAll(() => api.close())

const create = (body: Record<string, unknown>) => api.call('POST', '/requirements', { token: admin, body })
const outcome = ({ status, body }: { status: number; body: { code?: string } }) =>
  `${status} ${body?.code ?? ''}`.trim()
const dayIn = (days: number) => new Date(clock.time() + days * 86_400_000).toISOString().slice(0, 10)
const ada = { name: 'Ada Byron', dateOfBirth: '1980-01-31', country: 'United Kingdom', role: 'owner' }

describe('/requirements', () => {
  it('are made, listed in their order, changed and deleted, each in the log', async () => {
    const body = requirementInput({ name: 'Licence', kind: 'choice', choices: ['Yes', 'No'], dueDays: 14 })
    const made = await create(body)
    expect(made.body).toMatchObject({ ...body, help: null, clientTypes: [], countries: [], expires: false })
    const { requirementID, version } = made.body
    const path = `/requirements/${requirementID}`
    const change = { name: 'A licence', choices: ['Yes', 'No', 'Asked for'], clientTypes: ['Company'] }
    const changed = await api.call('PUT', path, { token: admin, body: change, headers: { 'if-match': `"${version}"` } })
    expect(changed.body).toMatchObject({ ...change, kind: 'choice', dueDays: null })
    const stale = await api.call('PUT', path, { token: admin, body: change, headers: { 'if-match': `"${version}"` } })
    expect(outcome(stale)).toBe('412 CHANGED_MEANWHILE')
    expect((await api.call('DELETE', path, { token: admin })).status).toBe(204)
    expect(outcome(await api.call('DELETE', path, { token: admin }))).toBe('404 NOT_FOUND')
    const { items } = (await api.call('GET', '/requirements', { token: admin })).body
    expect(items.map((one: { requirementID: string }) => one.requirementID)).not.toContain(requirementID)
    const entries = await api.database.read.findBy(AuditEntry, { targetID: requirementID })
    const actions = entries.map(({ action }) => action).sort()
    expect(actions).toEqual(['requirement.created', 'requirement.deleted', 'requirement.updated'])
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ kind: 'song' }, 'kind'],
    [{ kind: 'choice' }, 'choices'],
    [{ kind: 'choice', choices: ['Only one'] }, 'choices'],
    [{ choices: ['A', 'B'] }, 'choices'],
    [{ clientTypes: ['Charity'] }, 'clientTypes'],
    [{ countries: [''] }, 'countries'],
    [{ dueDays: 0 }, 'dueDays'],
    [{ dueDays: 366 }, 'dueDays'],
    [{ dueDays: 1.5 }, 'dueDays'],
  ])('refuse %j under the input', async (wrong, field) => {
    const { status, body } = await create(requirementInput(wrong))
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  })
})

describe('who is asked', () => {
  const namesOf = async ({ clientID, statusToken }: { clientID: string; statusToken: string }) => {
    const { body } = await api.call('GET', `/clients/${clientID}/requirements`, { token: statusToken })
    return body.items.map(({ name }: { name: string }) => name)
  }

  it('is said by client type and country, and nobody whom the set does not name', async () => {
    const country = 'Ruritania'
    const rows = [
      requirementInput({ name: 'Of companies', clientTypes: ['Company'], countries: [country] }),
      requirementInput({ name: 'Of people', clientTypes: ['Individual'], countries: ['ruritania '] }),
    ]
    for (const body of rows) await create(body)
    const [company, person, elsewhere] = await Promise.all([
      buildApplicant(api, { country: ' ruritania' }),
      buildApplicant(api, { country, clientType: 'Individual' }),
      buildApplicant(api),
    ])
    expect([await namesOf(company), await namesOf(person), await namesOf(elsewhere)]).toEqual([
      ['Of companies'],
      ['Of people'],
      [],
    ])
  })
})

describe('an answer', () => {
  const put = (path: string, token: string, body: unknown) => api.call('PUT', path, { token, body })

  it('is given in words, by a choice and a date, each refused where it does not fit', async () => {
    const text = await buildAsked(api, { kind: 'text' })
    expect((await put(text.path, text.statusToken, {})).body.fields).toEqual({ value: 'Enter an answer' })
    const given = await put(text.path, text.statusToken, { value: 'We sell books' })
    expect(given.body).toMatchObject({ status: 'given', value: 'We sell books', decidedAt: null })
    const choice = await buildAsked(api, { kind: 'choice', choices: ['Yes', 'No'] })
    const wrong = await put(choice.path, choice.statusToken, { value: 'Perhaps' })
    expect(wrong.body.fields).toEqual({ value: 'Choose one of: Yes, No' })
    expect((await put(choice.path, choice.statusToken, { value: 'No' })).body.status).toBe('given')
    const date = await buildAsked(api, { kind: 'date' })
    expect((await put(date.path, date.statusToken, { value: '2026-02-30' })).status).toBe(422)
    expect((await put(date.path, date.statusToken, { value: '2026-02-28' })).body.value).toBe('2026-02-28')
  })

  it('that expires says until when, and no day that has passed', async () => {
    const { path, statusToken } = await buildAsked(api, { kind: 'text', expires: true })
    const value = 'Policy 7'
    expect((await put(path, statusToken, { value })).body.fields).toEqual({
      expiresOn: 'Enter the expiry date',
    })
    expect((await put(path, statusToken, { value, expiresOn: dayIn(-1) })).status).toBe(422)
    expect((await put(path, statusToken, { value, expiresOn: dayIn(90) })).body.expiresOn).toBe(dayIn(90))
  })

  it('by a person needs their papers too, and makes one of the persons of the client', async () => {
    const { path, statusToken, clientID } = await buildAsked(api, { kind: 'person' })
    expect((await put(path, statusToken, ada)).body.fields).toEqual({ sharePercentage: expect.any(String) })
    const half = await put(path, statusToken, { ...ada, sharePercentage: 62.5 })
    expect(half.body).toMatchObject({ status: 'missing', person: { ...ada, sharePercentage: 62.5 } })
    const whole = await sendFile(api, path, statusToken, { bytes: aPdf() })
    expect(whole.body).toMatchObject({ status: 'given', documents: [{ name: 'certificate.pdf' }] })
    const renamed = await put(path, statusToken, { ...ada, name: 'Ada Lovelace', sharePercentage: 62.5 })
    expect(renamed.body.person.name).toBe('Ada Lovelace')
    const persons = await api.call('GET', `/clients/${clientID}/persons`, { token: admin })
    expect(persons.body.items).toHaveLength(1)
    const { clientPersonID } = persons.body.items[0]
    const removed = await api.call('DELETE', `/clients/${clientID}/persons/${clientPersonID}`, { token: admin })
    expect(outcome(removed)).toBe('409 PERSON_NAMED')
  })

  it('leaves no word of a person in the log', async () => {
    const { path, statusToken, clientID } = await buildAsked(api, { kind: 'person' })
    await put(path, statusToken, { ...ada, name: 'Xanthippe Quux', sharePercentage: 1 })
    const entries = await api.database.read.find(AuditEntry)
    expect(JSON.stringify(entries)).not.toContain('Xanthippe')
    expect(entries.some(({ targetID }) => targetID === clientID)).toBe(true)
  })
})

describe('the review', () => {
  const decide = (path: string, action: string, body?: object) =>
    api.call('POST', `${path}/${action}`, { token: admin, body })

  it('accepts what is whole, asks again with a reason by mail, and waives', async () => {
    const asked = await buildAsked(api, { kind: 'text', name: 'What you sell' })
    const { path, statusToken, emailAddress } = asked
    expect(outcome(await decide(path, 'accept'))).toBe('409 ANSWER_INCOMPLETE')
    await api.call('PUT', path, { token: statusToken, body: { value: 'Things' } })
    expect((await decide(path, 'ask-again', {})).body.fields).toEqual({ reason: 'Reason is required' })
    const reason = 'Please say which things'
    expect((await decide(path, 'ask-again', { reason })).body).toMatchObject({ status: 'asked_again', reason })
    const [mail] = await waitForMailFiles(api.settings.DATA_DIR ?? '', emailAddress)
    expect([mail?.subject, mail?.text.includes(reason)]).toEqual(['We need this again: What you sell', true])
    await api.call('PUT', path, { token: statusToken, body: { value: 'Books' } })
    const accepted = await decide(path, 'accept')
    expect(accepted.body).toMatchObject({ status: 'accepted', reason: null, value: 'Books' })
    expect((await decide(path, 'accept')).body.decidedAt).toBe(accepted.body.decidedAt)
    const late = await api.call('PUT', path, { token: statusToken, body: { value: 'Arms' } })
    expect(outcome(late)).toBe('409 ANSWER_CLOSED')
    expect((await decide(path, 'waive', { reason: 'Not this one' })).body.status).toBe('waived')
  })

  it('of one answer at the same moment is one decision after the other', async () => {
    const { path, statusToken } = await buildAsked(api, { kind: 'text' })
    await api.call('PUT', path, { token: statusToken, body: { value: 'Books' } })
    const answers = await Promise.all([decide(path, 'accept'), decide(path, 'waive', {}), decide(path, 'accept')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  it('holds an approval back until all is settled, or a reason is given, which the log keeps', async () => {
    const [one, other] = [await buildAsked(api, { kind: 'text', name: 'Purpose' }), await buildAsked(api)]
    const approve = (clientID: string, body?: object) =>
      api.call('POST', `/clients/${clientID}/approve`, { token: admin, body })
    const refused = await approve(one.clientID)
    expect([outcome(refused), refused.body.error]).toEqual([
      '409 REQUIREMENTS_OPEN',
      'One requirement is still open: Purpose. Enter a reason to approve anyway',
    ])
    await decide(one.path, 'waive', {})
    expect((await approve(one.clientID)).body.status).toBe('active')
    const reason = 'A partner of ten years'
    expect((await approve(other.clientID, { reason })).body.status).toBe('active')
    const entry = await api.database.read.findOneByOrFail(AuditEntry, {
      targetID: other.clientID,
      action: 'client.approved',
    })
    expect(entry.after).toContain(reason)
  })
})

describe('the status token', () => {
  it("opens the applicant's own requirements and persons while it is pending, and nothing else", async () => {
    const { clientID, statusToken, path } = await buildAsked(api, { kind: 'text' })
    const list = `/clients/${clientID}/requirements`
    const call = (method: string, address: string, body?: object) =>
      api.call(method, address, { token: statusToken, body })
    expect((await call('GET', list)).status).toBe(200)
    expect((await call('GET', `/clients/${clientID}/persons`)).status).toBe(200)
    expect((await call('PUT', path, { value: 'Books' })).status).toBe(200)
    const other = await buildAsked(api, { kind: 'text' })
    expect(outcome(await call('GET', `/clients/${other.clientID}/requirements`))).toBe('404 NOT_FOUND')
    expect(outcome(await call('PUT', other.path, { value: 'Mine' }))).toBe('404 NOT_FOUND')
    for (const [method, address] of [
      ['GET', '/requirements'],
      ['POST', `${path}/accept`],
    ] as const)
      expect(outcome(await call(method, address))).toBe('403 WRONG_AUDIENCE')
    await api.call('POST', `/clients/${clientID}/reject`, { token: admin })
    expect(outcome(await call('GET', list))).toBe('403 ACCOUNT_DISABLED')
    expect((await call('GET', '/clients/status')).body.status).toBe('rejected')
    await api.call('POST', `/clients/${other.clientID}/approve`, { token: admin, body: { reason: 'Known' } })
    const approved = await api.call('GET', `/clients/${other.clientID}/requirements`, { token: other.statusToken })
    expect(outcome(approved)).toBe('403 WRONG_AUDIENCE')
  })
})

describe('an answer that expires', () => {
  it('is asked for by mail 30, 7 and 1 day before, once each, and can then be given anew', async () => {
    const country = signupInput().name
    const client = await buildClient(api, { country })
    const body = requirementInput({ name: 'Insurance', kind: 'text', expires: true, countries: [country] })
    const { requirementID } = (await create(body)).body
    const path = `/clients/${client.clientID}/requirements/${requirementID}`
    const answer = (expiresOn: string) =>
      api.call('PUT', path, { token: client.token, body: { value: 'P', expiresOn } })
    await answer(dayIn(60))
    await api.call('POST', `${path}/accept`, { token: admin })
    const tell = () => api.app.get(RequirementExpiry, { strict: false }).workOff()
    const moveTo = (day: string) =>
      api.database.write((manager) =>
        manager.query(
          `UPDATE "requirement_answers" SET "expiresOn" = '${day}' WHERE "requirementID" = '${requirementID}'`,
        ),
      )
    const told = [await tell()]
    for (const days of [31, 30, 29, 7, 1]) {
      await moveTo(dayIn(days))
      told.push(await tell(), await tell())
    }
    expect(told).toEqual([0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0])
    const mails = await waitForMailFiles(api.settings.DATA_DIR ?? '', client.emailAddress, 4)
    expect(mails.filter(({ subject }) => subject === 'Expiring soon: Insurance')).toHaveLength(3)
    expect((await answer(dayIn(400))).body.status).toBe('given')
    await moveTo(dayIn(-1))
    await api.database.write((manager) => manager.query(`UPDATE "requirement_answers" SET "status" = 'accepted'`))
    const list = await api.call('GET', `/clients/${client.clientID}/requirements`, { token: client.token })
    expect(list.body.items[0].status).toBe('expired')
  })
})
