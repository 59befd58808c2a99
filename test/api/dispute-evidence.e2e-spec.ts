import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { evidenceTextMaxLength } from '#contract/limits.js'
import type { DisputeFacts } from '../../api/src/money/processors/port/notice.js'
import { AnswerLost } from '../../api/src/money/processors/port/processor.js'
import type { EvidenceResult, ProcessorEvidence } from '../../api/src/money/processors/port/dispute-calls.js'
import { ProcessorNotices } from '../../api/src/money/processors/processor-notices.js'
import { newId } from '../../api/src/platform/crypto/ids.js'
import { Dispute } from '../../api/src/money/disputes/dispute.entity.js'
import { buildClient, signInAdmin } from '../support/builders.js'
import { mailFiles } from '../support/mail-files.js'
import { buildMerchant, expectSoundBooks, type Merchant, paymentIn } from '../support/payments.js'
import { processorOf } from '../support/processors.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'

let api: TestApi
let merchant: Merchant
let staff: string
let sent: ProcessorEvidence[] = []
let answer: () => Promise<EvidenceResult> = async () => ({ outcome: 'sent' })
beforeAll(async () => {
  api = await startApi()
  merchant = await buildMerchant(api)
  staff = await signInAdmin(api)
  const sendEvidence = (evidence: ProcessorEvidence) => {
    sent.push(evidence)
    return answer()
  }
  Object.assign(processorOf(api), { sendEvidence })
})
afterAll(async () => {
  Reflect.deleteProperty(processorOf(api), 'sendEvidence')
  await api.close()
})

const inDays = (days: number) => new Date(clock.time() + days * 86_400_000).toISOString()
const tell = (reference: string, kind: 'dispute_opened' | 'dispute_closed', dispute: DisputeFacts) =>
  api.app
    .get(ProcessorNotices, { strict: false })
    .take({ processor: 'sandbox', noticeID: newId('evt'), kind, reference, dispute })

async function disputed(overrides: Partial<DisputeFacts> = {}) {
  const { transactionID } = await paymentIn(api, merchant, 'succeeded')
  const facts: DisputeFacts = {
    ...{ processorReference: newId('dsp'), reason: 'not_received', evidenceDueAt: inDays(7) },
    ...overrides,
  }
  expect(await tell(transactionID, 'dispute_opened', facts)).toBe('taken')
  const [dispute] = (await merchant.detail(transactionID)).disputes
  if (!dispute) throw new Error('No dispute was opened')
  return { transactionID, facts, dispute }
}

const evidence = { text: 'Delivered on Monday and signed for' }
const send = (disputeID: string, body: object = evidence, { token, clientID } = merchant) =>
  api.call('POST', `/clients/${clientID}/disputes/${disputeID}/evidence`, { token, body })

describe('a dispute that its processor decides', () => {
  it('says why, until when evidence counts, and that staff cannot close it', async () => {
    const { dispute, facts } = await disputed({ amount: 4_000 })
    expect(dispute).toMatchObject({
      ...{ amount: 4_000, reason: 'not_received', isDecidedByProcessor: true },
      ...{ evidenceDueAt: facts.evidenceDueAt, evidenceSentAt: null },
    })
    const { status, body } = await api.call('POST', `/disputes/${dispute.disputeID}/close`, {
      ...{ token: staff, body: { outcome: 'won' } },
    })
    expect([status, body.code]).toEqual([409, 'DISPUTE_STATE_CONFLICT'])
    await expectSoundBooks(api)
  })

  it('is told to every owner, with the time', async () => {
    const { transactionID } = await disputed()
    const arrived = async () =>
      (await mailFiles(String(api.settings.DATA_DIR))).find((one) => one.text.includes(transactionID)) ?? null
    const letter = await until(arrived, (one) => one !== null)
    expect(letter).toMatchObject({
      ...{ to: expect.stringContaining(merchant.emailAddress), subject: expect.stringContaining('A payer disputed') },
      text: expect.stringMatching(/didn’t receive it/),
    })
  })

  it.each(['won', 'lost'] as const)('ends as %s by notice, once, whatever comes twice or late', async (outcome) => {
    const { transactionID, facts } = await disputed()
    const closed = { ...facts, outcome }
    const answers = await Promise.all([1, 2, 3].map(() => tell(transactionID, 'dispute_closed', closed)))
    expect(new Set(answers)).toEqual(new Set(['taken']))
    expect(await tell(transactionID, 'dispute_opened', facts)).toBe('taken')
    expect((await merchant.detail(transactionID)).disputes).toMatchObject([{ status: outcome }])
    await expectSoundBooks(api)
  })

  it('that ends before it has begun here waits for its beginning', async () => {
    const { transactionID } = await paymentIn(api, merchant, 'succeeded')
    const facts: DisputeFacts = { processorReference: newId('dsp'), reason: 'general' }
    expect(await tell(transactionID, 'dispute_closed', { ...facts, outcome: 'lost' })).toBe('too_early')
  })
})

describe('POST /clients/:clientID/disputes/:disputeID/evidence', () => {
  it('hands the text on, once, and does not keep it', async () => {
    const { dispute, facts } = await disputed()
    sent = []
    const { status, body } = await send(dispute.disputeID)
    expect([status, body.evidenceSentAt]).toEqual([200, expect.any(String)])
    expect(sent).toMatchObject([
      {
        ...{ reference: dispute.disputeID, processorReference: facts.processorReference, text: evidence.text },
      },
    ])
    const again = await send(dispute.disputeID)
    expect([again.status, again.body.code, sent.length]).toEqual([409, 'EVIDENCE_NOT_TAKEN', 1])
    const row = await api.database.read.findOneByOrFail(Dispute, { disputeID: dispute.disputeID })
    expect(JSON.stringify(row)).not.toContain('signed for')
  })

  it('stays open for another try where the processor refuses or does not answer', async () => {
    const { dispute } = await disputed()
    answer = async () => ({ outcome: 'refused', sentence: 'Too long' })
    expect((await send(dispute.disputeID)).body).toMatchObject({ code: 'EVIDENCE_NOT_TAKEN' })
    answer = () => Promise.reject(new AnswerLost())
    expect((await send(dispute.disputeID)).status).toBe(503)
    answer = async () => ({ outcome: 'sent' })
    expect((await send(dispute.disputeID)).status).toBe(200)
  })

  it('is refused too late, after the end, and where no evidence is taken', async () => {
    const late = await disputed({ evidenceDueAt: inDays(-1) })
    const none = await disputed({ evidenceDueAt: undefined })
    const ended = await disputed()
    await tell(ended.transactionID, 'dispute_closed', { ...ended.facts, outcome: 'lost' })
    for (const { dispute } of [late, none, ended]) expect((await send(dispute.disputeID)).status).toBe(409)
  })

  it.each<[what: string, body: object, field: string]>([
    ['no text', { text: ' ' }, 'text'],
    ['a text that is too long', { text: 'a'.repeat(evidenceTextMaxLength + 1) }, 'text'],
    ['a file', { text: 'a', files: [] }, 'files'],
  ])('refuses %s', async (_what, body, field) => {
    const { dispute } = await disputed()
    const answered = await send(dispute.disputeID, body)
    expect([answered.status, Object.keys(answered.body.fields ?? {})]).toEqual([422, [field]])
  })

  it('finds no dispute of another client, and staff find it', async () => {
    const { dispute } = await disputed()
    const other = await buildClient(api)
    expect((await send(dispute.disputeID, evidence, { ...merchant, ...other })).status).toBe(404)
    const path = `/disputes/${dispute.disputeID}/evidence`
    expect((await api.call('POST', path, { body: evidence })).status).toBe(401)
    expect((await api.call('POST', path, { token: merchant.token, body: evidence })).status).toBe(403)
    expect((await api.call('POST', path, { token: staff, body: evidence })).status).toBe(200)
  })
})
