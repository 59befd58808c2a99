import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { buildClient, signInAdmin, signupInput } from '../support/builders.js'
import { aPdf, requirementInput, sendFile } from '../support/documents.js'
import { outcomeOf } from '../support/factors.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let admin: string
beforeAll(async () => {
  api = await startApi()
  admin = await signInAdmin(api)
})
afterAll(() => api.close())

/** A client at work of which one thing is asked. */
async function asked(overrides: Record<string, unknown>) {
  const country = signupInput().name
  const { clientID, token } = await buildClient(api, { country })
  const body = requirementInput({ countries: [country], ...overrides })
  const { requirementID } = (await api.call('POST', '/requirements', { token: admin, body })).body
  return { clientID, token, path: `/clients/${clientID}/requirements/${requirementID}` }
}

const put = (path: string, token: string, body: object) => api.call('PUT', path, { token, body })
const ada = { name: 'Ada Byron', dateOfBirth: '1980-01-31', country: 'Utopia', role: 'owner', sharePercentage: 75 }

describe('a person whom staff have accepted', () => {
  it('is no other person before the client is asked again', async () => {
    const { clientID, token, path } = await asked({ kind: 'person' })
    const { clientPersonID } = (await put(path, token, ada)).body.person
    await sendFile(api, path, token, { bytes: aPdf() })
    const person = `/clients/${clientID}/persons/${clientPersonID}`
    expect((await put(person, token, { ...ada, name: 'Ada Lovelace' })).status).toBe(200)
    expect((await api.call('POST', `${path}/accept`, { token: admin })).body.status).toBe('accepted')
    expect(outcomeOf(await put(person, token, { ...ada, name: 'Boss Tweed' }))).toEqual([409, 'PERSON_ACCEPTED'])
    const persons = (await api.call('GET', `/clients/${clientID}/persons`, { token })).body.items
    expect(persons).toMatchObject([{ name: 'Ada Lovelace' }])
    expect((await put(person, admin, { ...ada, name: 'Augusta Ada King' })).status).toBe(200)
    await api.call('POST', `${path}/ask-again`, { token: admin, body: { reason: 'Who is it?' } })
    expect((await put(person, token, ada)).status).toBe(200)
  })
})

describe('an acceptance', () => {
  it('is of what was seen, and of nothing that was given meanwhile', async () => {
    const { clientID, token, path } = await asked({ kind: 'text' })
    await put(path, token, { value: 'Books' })
    const [seen] = (await api.call('GET', `/clients/${clientID}/requirements`, { token: admin })).body.items
    const { version } = (await put(path, token, { value: 'Arms' })).body
    const accept = (tag: string) =>
      api.call('POST', `${path}/accept`, { token: admin, headers: { 'if-match': `"${tag}"` } })
    expect(outcomeOf(await accept(seen.version))).toEqual([412, 'CHANGED_MEANWHILE'])
    expect((await accept(version)).body).toMatchObject({ status: 'accepted', value: 'Arms', version })
  })
})
