import { describe, expect, it } from '@jest/globals'
import { evidenceFilesMaxBytes } from '#contract/evidence-files.js'
import * as words from '#contract/messages/errors/disputes.js'
import { document as documentWords } from '#contract/messages/errors/requirements.js'
import { Dispute } from '../../api/src/money/disputes/dispute.entity.js'
import { buildClient } from '../support/builders.js'
import { aJpeg, aPdf, aPng, aZip } from '../support/documents.js'
import type { Answer } from '../support/calls.js'
import { buildMerchant } from '../support/payments.js'
import { disputesAtStripe } from '../support/processors/stripe-disputes-stage.js'

// After "Create a file" and "Update a dispute" (evidence) of Stripe's API reference.

const at = disputesAtStripe()
const { disputed, disputesOf, becomes } = at

interface Given {
  kind?: string
  bytes?: Buffer
  name?: string
  token?: string | null
  clientID?: string
}

const add = async (disputeID: string, given: Given = {}): Promise<Pick<Answer, 'status' | 'body'>> => {
  const { merchant, api } = at.stage
  const { kind = 'receipt', bytes = aPdf(), name = 'Receipt 17.pdf', token = merchant.token } = given
  const form = new FormData()
  if (kind) form.set('kind', kind)
  form.set('file', new Blob([new Uint8Array(bytes)]), name)
  const url = `${api.url}/api/clients/${given.clientID ?? merchant.clientID}/disputes/${disputeID}/evidence-files`
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await fetch(url, { method: 'POST', headers, body: form })
  return { status: answer.status, body: await answer.json() }
}
const sendEvidence = (disputeID: string) =>
  at.stage.api.call('POST', `/clients/${at.stage.merchant.clientID}/disputes/${disputeID}/evidence`, {
    ...{ token: at.stage.merchant.token, body: { text: 'Delivered on Monday' } },
  })
const openDispute = async () => {
  const { payment, intent } = await disputed()
  const [dispute] = await disputesOf(payment)
  return { payment, intent, disputeID: dispute?.disputeID ?? '' }
}
const aLargePdf = (bytes: number) => Buffer.concat([aPdf(), Buffer.alloc(bytes, 32), Buffer.from('\n%%EOF\n')])

describe('POST /clients/:clientID/disputes/:disputeID/evidence-files', () => {
  it('uploads each file to Stripe, which gets them all with the text', async () => {
    const { payment, intent, disputeID } = await openDispute()
    expect((await add(disputeID)).status).toBe(200)
    expect((await add(disputeID, { kind: 'delivery', bytes: aPng(), name: 'signed.png' })).status).toBe(200)
    const { body } = await add(disputeID, { kind: 'other', bytes: aJpeg(), name: '../../parcel.exe' })
    expect(body.evidenceFiles).toMatchObject([
      { kind: 'receipt', name: 'Receipt 17.pdf', bytes: aPdf().length },
      { kind: 'delivery', name: 'signed.png' },
      { kind: 'other', name: 'parcel.jpg' },
    ])
    expect((await sendEvidence(disputeID)).status).toBe(200)
    const { disputes } = at.double.books
    const { uncategorized_text, ...sent } = disputes.of(intent).evidence ?? {}
    expect(uncategorized_text).toBe('Delivered on Monday')
    const { files } = disputes
    expect(Object.entries(sent).map(([field, id]) => [field, files.get(String(id))?.type])).toEqual([
      ['receipt', 'application/pdf'],
      ['shipping_documentation', 'image/png'],
      ['uncategorized_file', 'image/jpeg'],
    ])
    expect(files.get(String(sent.receipt))).toMatchObject({ name: 'Receipt 17.pdf', content: aPdf().toString() })
    expect((await disputesOf(payment))[0]?.evidenceFiles).toHaveLength(3)
    await becomes(intent, 'won')
  })

  it('replaces the file of the same kind, and shows staff what was sent', async () => {
    const { intent, disputeID } = await openDispute()
    await add(disputeID)
    await add(disputeID, { bytes: aPng(), name: 'better.png' })
    await sendEvidence(disputeID)
    const { api, token } = at.stage
    const { body } = await api.call('GET', `/disputes/${disputeID}`, { token })
    expect(body.evidenceFiles).toMatchObject([{ kind: 'receipt', name: 'better.png' }])
    const row = await api.database.read.findOneByOrFail(Dispute, { disputeID })
    expect(JSON.stringify(body)).not.toContain(row.evidenceFiles?.[0]?.processorReference)
    await becomes(intent, 'won')
  })

  it.each<[what: string, given: Given, sentence: string]>([
    ['no kind', { kind: '' }, words.evidenceFileKind],
    ['a kind that does not exist', { kind: 'invoice' }, words.evidenceFileKind],
    ['another type, whatever its name says', { bytes: Buffer.from('hello'), name: 'a.pdf' }, documentWords.type],
    ['an archive that looks like a PDF', { bytes: Buffer.concat([aPdf(), aZip()]) }, documentWords.twofold],
    ['more than Stripe takes', { bytes: aLargePdf(evidenceFilesMaxBytes) }, words.evidenceFilesTooLarge],
  ])('refuses %s, and sends nothing', async (_what, given, sentence) => {
    const { intent, disputeID } = await openDispute()
    const before = at.double.books.disputes.files.size
    const { status, body } = await add(disputeID, given)
    expect([status, Object.values(body.fields ?? {})]).toEqual([422, [sentence]])
    expect(at.double.books.disputes.files.size).toBe(before)
    await becomes(intent, 'won')
  })

  it('refuses what is too large together with the files before', async () => {
    const { intent, disputeID } = await openDispute()
    const half = aLargePdf(evidenceFilesMaxBytes / 2)
    expect((await add(disputeID, { bytes: half })).status).toBe(200)
    expect((await add(disputeID, { kind: 'other', bytes: half })).body.fields).toEqual({
      file: words.evidenceFilesTooLarge,
    })
    expect((await add(disputeID, { bytes: half })).status).toBe(200)
    await becomes(intent, 'won')
  })

  it('says what Stripe refuses, and keeps nothing of it', async () => {
    const { payment, intent, disputeID } = await openDispute()
    at.double.books.disputes.refusesFiles = true
    expect((await add(disputeID)).body).toMatchObject({ code: 'EVIDENCE_NOT_TAKEN' })
    at.double.books.disputes.refusesFiles = false
    expect((await disputesOf(payment))[0]?.evidenceFiles).toEqual([])
    await becomes(intent, 'won')
  })

  it('is closed once evidence was sent, and once the dispute is over', async () => {
    const sent = await openDispute()
    await sendEvidence(sent.disputeID)
    expect((await add(sent.disputeID)).body).toMatchObject({ code: 'EVIDENCE_NOT_TAKEN' })
    await becomes(sent.intent, 'won')
    expect((await add(sent.disputeID)).body).toMatchObject({ code: 'DISPUTE_STATE_CONFLICT' })
  })

  it('needs a login of the client whose dispute it is', async () => {
    const { intent, disputeID } = await openDispute()
    const { api, token: staff, merchant } = at.stage
    expect((await add(disputeID, { token: null })).status).toBe(401)
    expect((await add(disputeID, { token: staff })).status).toBe(403)
    const other = await buildMerchant(api)
    expect((await add(disputeID, { ...other })).status).toBe(404)
    expect((await add(disputeID, { token: other.token, clientID: merchant.clientID })).status).toBe(404)
    expect((await add('dsp_none')).status).toBe(404)
    const client = await buildClient(api)
    expect((await add(disputeID, { ...client })).status).toBe(404)
    await becomes(intent, 'won')
  })
})
