import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { strFromU8, unzipSync } from 'fflate'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { clock } from '#contract/clock.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { PapersRetention } from '../../api/src/people/requirements/papers-retention.js'
import { closedPapersKeptMs, rejectedPapersKeptMs } from '../../libs/contract/document-limits.js'
import { signInAdmin } from '../support/builders.js'
import { aPdf, type Asked, buildApplicant, buildAsked, sendFile } from '../support/documents.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let admin: string
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000' })
  admin = await signInAdmin(api)
})
afterAll(() => api.close())

const outcome = ({ status, body }: { status: number; body: { code?: string } }) =>
  `${status} ${body?.code ?? ''}`.trim()
const filesIn = async () => {
  const names = await readdir(join(api.settings.DATA_DIR ?? '', 'documents'), { recursive: true }).catch(() => [])
  return names.filter((name) => name.includes('doc_'))
}
const heldOf = async (clientID: string) => {
  const tables = ['client_documents', 'client_persons', 'requirement_answers']
  const counts = tables.map(
    (table) => `(SELECT COUNT(*) FROM "${table}" WHERE "clientID" = '${clientID}') AS "${table}"`,
  )
  const [row] = await api.database.read.query(`SELECT ${counts.join(', ')}`)
  return tables.map((table) => Number(row[table]))
}

/** An applicant whose answer names a person, with a paper of the answer and one of the person. */
async function buildNamed(name: string): Promise<Asked & { person: string; documentIDs: string[] }> {
  const asked = await buildAsked(api, { kind: 'person', name: 'Identity' })
  const body = { name, dateOfBirth: '1980-01-31', country: 'Italy', role: 'owner', sharePercentage: 40 }
  const { clientPersonID } = (await api.call('PUT', asked.path, { token: asked.statusToken, body })).body.person
  const person = `/clients/${asked.clientID}/persons/${clientPersonID}`
  await sendFile(api, asked.path, asked.statusToken, { bytes: aPdf('one'), name: 'passport.pdf' })
  const { documents } = (await sendFile(api, person, asked.statusToken, { bytes: aPdf('two'), name: 'card.pdf' })).body
  return { ...asked, person, documentIDs: documents.map(({ documentID }: { documentID: string }) => documentID) }
}

const erase = ({ person }: { person: string }, because = 'person_asked', token = admin) =>
  api.call('POST', `${person}/erase`, { token, body: { because } })

describe('the data of a person', () => {
  it('are exported whole, as JSON and documents in one file, and the log says so', async () => {
    const named = await buildNamed('Xanthippe Quux')
    const answer = await fetch(`${api.url}/api${named.person}/export`, {
      headers: { authorization: `Bearer ${admin}` },
    })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const names = Object.keys(files)
    expect(names.map((name) => name.replace(/doc_\w+/, 'id'))).toEqual([
      ...['person.json', 'documents/id passport.pdf', 'documents/id card.pdf'],
    ])
    expect(Buffer.from(files[names[1] ?? ''] ?? []).equals(aPdf('one'))).toBe(true)
    const told = JSON.parse(strFromU8(files['person.json'] ?? new Uint8Array()))
    expect(told).toMatchObject({ person: { name: 'Xanthippe Quux' }, answers: [{ requirement: 'Identity' }] })
    const entries = await api.database.read.findBy(AuditEntry, { action: 'client_person.exported' })
    expect(entries).toHaveLength(1)
    const foreign = await buildApplicant(api)
    const crossed = named.person.replace(named.clientID, foreign.clientID)
    expect(outcome(await api.call('GET', `${crossed}/export`, { token: admin }))).toBe('404 NOT_FOUND')
    expect(outcome(await api.call('GET', `${named.person}/export`, { token: named.statusToken }))).toBe(
      '403 WRONG_AUDIENCE',
    )
  })

  it('are erased with papers and answers, once, and the log keeps no word of the person', async () => {
    const named = await buildNamed('Yolanda Quux')
    expect(outcome(await erase(named, 'Yolanda asked'))).toBe('422 INVALID_INPUT')
    expect((await erase({ person: named.person.replace(named.clientID, 'cli_0') })).status).toBe(404)
    const both = await Promise.all([erase(named), erase(named)])
    expect(both.map(outcome).sort()).toEqual(['200', '404 NOT_FOUND'])
    expect(both.find(({ status }) => status === 200)?.body).toMatchObject({ documents: 2, answers: 1 })
    expect(await heldOf(named.clientID)).toEqual([0, 0, 1])
    expect((await filesIn()).filter((name) => named.documentIDs.some((id) => name.includes(id)))).toEqual([])
    const list = `/clients/${named.clientID}/requirements`
    expect((await api.call('GET', list, { token: admin })).body.items[0]).toMatchObject({
      ...{ status: 'missing', person: null, documents: [] },
    })
    const entries = await api.database.read.find(AuditEntry)
    expect(entries.filter(({ action }) => action === 'client_person.erased')).toHaveLength(1)
    expect(JSON.stringify(entries)).not.toContain('Yolanda')
    const tables = ['client_persons', 'requirement_answers', 'mails', 'events']
    for (const table of tables)
      expect(JSON.stringify(await api.database.read.query(`SELECT * FROM "${table}"`))).not.toContain('Yolanda')
  })

  it('stay where an approved business was checked by them, and go where no answer names them', async () => {
    const named = await buildNamed('Zoe Quux')
    const body = { name: 'Wrong One', dateOfBirth: '1980-01-31', country: 'Italy', role: 'director' }
    const persons = `/clients/${named.clientID}/persons`
    const { clientPersonID } = (await api.call('POST', persons, { token: named.statusToken, body })).body
    await api.call('POST', `/clients/${named.clientID}/approve`, { token: admin, body: { reason: 'Known' } })
    expect(outcome(await erase(named))).toBe('409 PERSON_KEPT')
    expect(outcome(await erase({ person: `${persons}/${clientPersonID}` }, 'given_by_mistake'))).toBe('200')
    expect(await heldOf(named.clientID)).toEqual([2, 1, 1])
  })
})

describe('papers of clients that have gone', () => {
  const sweep = (now: number) => api.app.get(PapersRetention, { strict: false }).sweep(now)

  it('are erased, rows and files, 180 days after a rejection, and stay for whoever applies again', async () => {
    const [gone, again, waiting] = [await buildNamed('A B'), await buildNamed('C D'), await buildNamed('E F')]
    for (const { clientID } of [gone, again]) await api.call('POST', `/clients/${clientID}/reject`, { token: admin })
    await api.database.write((manager) =>
      manager.query(`UPDATE "clients" SET "status" = 'pending' WHERE "clientID" = '${again.clientID}'`),
    )
    expect(await sweep(clock.time() + rejectedPapersKeptMs - 60_000)).toBe(0)
    const later = clock.time() + rejectedPapersKeptMs + 60_000
    expect([await sweep(later), await sweep(later)]).toEqual([1, 0])
    expect(await heldOf(gone.clientID)).toEqual([0, 0, 0])
    for (const { clientID } of [again, waiting]) expect(await heldOf(clientID)).toEqual([2, 1, 1])
    expect((await filesIn()).filter((name) => gone.documentIDs.some((id) => name.includes(id)))).toEqual([])
    const entry = await api.database.read.findOneByOrFail(AuditEntry, {
      ...{ targetID: gone.clientID, action: 'client.papers_erased' },
    })
    expect(JSON.parse(entry.after ?? '')).toEqual({ because: 'rejected', documents: 2, answers: 1, persons: 1 })
  })

  it('are erased five years after a client was deleted', async () => {
    const left = await buildNamed('G H')
    await api.call('POST', `/clients/${left.clientID}/approve`, { token: admin, body: { reason: 'Known' } })
    expect((await api.call('DELETE', `/clients/${left.clientID}`, { token: admin })).status).toBe(204)
    expect(await sweep(clock.time() + closedPapersKeptMs - 60_000)).toBe(0)
    expect(await sweep(clock.time() + closedPapersKeptMs + 60_000)).toBe(1)
    expect(await heldOf(left.clientID)).toEqual([0, 0, 0])
  })
})
