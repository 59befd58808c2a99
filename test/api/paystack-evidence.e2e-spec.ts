import { afterEach, describe, expect, it } from '@jest/globals'
import * as refusals from '#contract/messages/errors/disputes.js'
import * as words from '#contract/messages/processors/paystack.js'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { buildCustomer } from '../support/customers.js'
import { aPdf } from '../support/documents.js'
import { addEvidenceFile, openDispute, sendEvidence } from '../support/dispute-evidence.js'
import { playAtPaystack } from '../support/processors/paystack-stage.js'

// After "Get Upload URL", "Add Evidence" and "Resolve a Dispute" of Paystack's OpenAPI document.
const play = playAtPaystack()
afterEach(() => {
  play.double.takeNotices()
})
const desk = () => play.double.evidence
const resolvedLast = () => [...desk().resolved.values()].at(-1)

describe('evidence for a dispute at Paystack', () => {
  it('declines the dispute with the text and a letter', async () => {
    const { disputeID } = await openDispute(play.stage, 'general')
    const { status, body } = await sendEvidence(play.stage, disputeID)
    expect([status, body.evidenceSentAt]).toEqual([200, expect.any(String)])
    expect(resolvedLast()).toMatchObject({ resolution: 'declined', message: 'Delivered on Monday', refund_amount: 0 })
    expect(desk().files.get(String(resolvedLast()?.uploaded_filename))?.slice(0, 5)).toBe('%PDF-')
    expect((await sendEvidence(play.stage, disputeID)).status).toBe(409)
  })

  it('goes with one file, and a second one is refused by name', async () => {
    const { disputeID } = await openDispute(play.stage, 'general')
    expect((await addEvidenceFile(play.stage, disputeID)).status).toBe(200)
    const second = await addEvidenceFile(play.stage, disputeID, { kind: 'delivery' })
    expect([second.status, second.body.fields]).toEqual([422, { file: refusals.oneEvidenceFile }])
    expect((await addEvidenceFile(play.stage, disputeID, { bytes: aPdf('Another one') })).status).toBe(200)
    expect((await sendEvidence(play.stage, disputeID, '商品は月曜日に届きました')).status).toBe(200)
    expect(desk().files.get(String(resolvedLast()?.uploaded_filename))).toContain('Another one')
  })

  it('says who the customer is where fraud is claimed, and names what is missing', async () => {
    const { api, merchant } = play.stage
    const { transactionID, disputeID } = await openDispute(play.stage, 'fraud')
    const refused = await sendEvidence(play.stage, disputeID)
    expect([refused.status, refused.body.message]).toEqual([409, refusals.evidenceRefused(words.customerRequired)])
    const about = { name: 'Ada Payer', emailAddress: 'ada@example.com', phoneNumber: '+2348012345678' }
    const { customerID } = await buildCustomer(api, merchant.accessToken, about)
    await api.database.write((manager) => manager.update(Transaction, { transactionID }, { customerID }))
    expect((await sendEvidence(play.stage, disputeID)).status).toBe(200)
    expect(desk().customers.get(Number(resolvedLast()?.evidence))).toMatchObject({
      ...{ customer_name: 'Ada Payer', customer_phone: '+2348012345678', service_details: 'Delivered on Monday' },
    })
  })

  it('that was taken although its answer was lost counts once', async () => {
    const { disputeID } = await openDispute(play.stage, 'general')
    const before = desk().resolved.size
    play.double.fail('evidence', 'after')
    expect((await sendEvidence(play.stage, disputeID)).body.code).toBe('OUTCOME_UNKNOWN')
    expect(desk().resolved.size).toBe(before + 1)
    expect((await sendEvidence(play.stage, disputeID)).status).toBe(200)
    expect(desk().resolved.size).toBe(before + 1)
  })

  it('is refused in Paystack’s words where Paystack refuses it, and text that cannot be printed by name', async () => {
    const { disputeID, reference } = await openDispute(play.stage, 'general')
    const message = async (text?: string) => (await sendEvidence(play.stage, disputeID, text)).body.message
    expect(await message('商品は月曜日に届きました')).toBe(refusals.evidenceRefused(refusals.unprintable))
    play.double.disputeBecomes('remind', reference, { status: 'pending' })
    expect(await message()).toBe(refusals.evidenceRefused(words.disputeNotAwaiting))
  })
})
