import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { ClientDocument } from '../../api/src/people/requirements/client-document.entity.js'
import { documentsMax, personsMax } from '../../libs/contract/document-limits.js'
import { signInAdmin } from '../support/builders.js'
import { aPdf, type Applicant, buildApplicant, buildAsked, sendFile } from '../support/documents.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let admin: string
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000' })
  admin = await signInAdmin(api)
})
afterAll(() => api.close())

const ada = { name: 'Ada Byron', dateOfBirth: '1980-01-31', country: 'United Kingdom', role: 'director' }
const outcome = ({ status, body }: { status: number; body: { code?: string } }) =>
  `${status} ${body?.code ?? ''}`.trim()
const personsOf = ({ clientID }: { clientID: string }) => `/clients/${clientID}/persons`
const add = async (applicant: Applicant, body: object = ada) =>
  (await api.call('POST', personsOf(applicant), { token: applicant.statusToken, body })).body
const filesIn = async () => {
  const names = await readdir(join(api.settings.DATA_DIR ?? '', 'documents'), { recursive: true }).catch(() => [])
  return names.filter((name) => name.includes('doc_'))
}

describe('the persons of a client', () => {
  it('are added, changed, listed with their papers and removed, by the applicant and by staff', async () => {
    const one = await buildApplicant(api)
    const { clientPersonID } = await add(one)
    const path = `${personsOf(one)}/${clientPersonID}`
    const wrong = await api.call('PUT', path, { token: one.statusToken, body: { ...ada, role: 'owner' } })
    expect(wrong.body.fields).toEqual({ sharePercentage: 'Enter how much of the business this owner owns' })
    const body = { ...ada, role: 'owner', sharePercentage: 33.33 }
    expect((await api.call('PUT', path, { token: one.statusToken, body })).body).toMatchObject(body)
    const sent = await sendFile(api, path, one.statusToken, { bytes: aPdf('passport'), name: '../passport.exe' })
    expect([sent.status, sent.body.documents]).toEqual([201, [expect.objectContaining({ name: 'passport.pdf' })]])
    const [{ documentID }] = sent.body.documents
    for (const token of [one.statusToken, admin]) {
      const answer = await fetch(`${api.url}/api${path}/documents/${documentID}/content`, {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
      expect(Buffer.from(await answer.arrayBuffer()).equals(aPdf('passport'))).toBe(true)
    }
    const { items } = (await api.call('GET', personsOf(one), { token: admin })).body
    expect(items).toMatchObject([{ clientPersonID, sharePercentage: 33.33, documents: [{ documentID }] }])
    expect((await api.call('DELETE', path, { token: one.statusToken })).status).toBe(204)
    expect(outcome(await api.call('DELETE', path, { token: one.statusToken }))).toBe('404 NOT_FOUND')
    expect((await filesIn()).some((name) => name.includes(documentID))).toBe(false)
    expect(await api.database.read.countBy(ClientDocument, { documentID })).toBe(0)
    const entries = await api.database.read.findBy(AuditEntry, { targetID: clientPersonID })
    expect(entries.map(({ action }) => action.split('.')[1])).toEqual([
      ...['created', 'updated', 'document_added', 'deleted'],
    ])
    expect(JSON.stringify(entries)).not.toContain('Ada')
  })

  it('of somebody else are absent, with their papers, in every way', async () => {
    const [one, other] = [await buildApplicant(api), await buildApplicant(api)]
    const [own, foreign] = [await add(one), await add(other)]
    const theirs = `${personsOf(other)}/${foreign.clientPersonID}`
    const sent = await sendFile(api, theirs, other.statusToken, { bytes: aPdf() })
    const content = `documents/${sent.body.documents[0].documentID}/content`
    const paths = [theirs, `${personsOf(one)}/${foreign.clientPersonID}`]
    const asked: [method: string, path: string][] = [
      ['GET', personsOf(other)],
      ['POST', personsOf(other)],
      ...paths.map((path) => ['PUT', path] as [string, string]),
      ...paths.map((path) => ['DELETE', path] as [string, string]),
      ...paths.map((path) => ['GET', `${path}/${content}`] as [string, string]),
      ['GET', `${personsOf(one)}/${own.clientPersonID}/${content}`],
    ]
    for (const [method, path] of asked) {
      const body = method === 'GET' || method === 'DELETE' ? undefined : ada
      expect(outcome(await api.call(method, path, { token: one.statusToken, body }))).toBe('404 NOT_FOUND')
    }
    for (const path of paths) expect((await sendFile(api, path, one.statusToken, { bytes: aPdf() })).status).toBe(404)
    expect((await api.call('GET', personsOf(other), { token: admin })).body.items).toHaveLength(1)
  })

  it('take no more papers, and are no more, than there is room for, also at once', async () => {
    const one = await buildApplicant(api)
    const { clientPersonID } = await add(one)
    const path = `${personsOf(one)}/${clientPersonID}`
    const sent = await Promise.all(
      Array.from({ length: documentsMax + 4 }, () => sendFile(api, path, one.statusToken, { bytes: aPdf() })),
    )
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(documentsMax)
    expect(sent.filter(({ status }) => status === 409)).toHaveLength(4)
    const made = await Promise.all(Array.from({ length: personsMax + 4 }, () => add(one)))
    expect(made.filter(({ code }) => code === 'TOO_MANY_PERSONS')).toHaveLength(5)
  })

  it('whom staff have accepted are changed by staff alone', async () => {
    const asked = await buildAsked(api, { kind: 'person' })
    const body = { ...ada, sharePercentage: 50 }
    await api.call('PUT', asked.path, { token: asked.statusToken, body })
    const { body: given } = await sendFile(api, asked.path, asked.statusToken, { bytes: aPdf() })
    const path = `${personsOf(asked)}/${given.person.clientPersonID}`
    expect(given.person.documents).toHaveLength(1)
    expect((await api.call('PUT', path, { token: asked.statusToken, body })).status).toBe(200)
    await api.call('POST', `${asked.path}/accept`, { token: admin })
    const late = await api.call('PUT', path, { token: asked.statusToken, body: { ...body, name: 'Eve' } })
    expect(outcome(late)).toBe('409 PERSON_ACCEPTED')
    expect((await api.call('PUT', path, { token: admin, body })).status).toBe(200)
  })
})
