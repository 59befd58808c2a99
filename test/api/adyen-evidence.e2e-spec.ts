import { Logger } from '@nestjs/common'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import * as refusals from '#contract/messages/errors/disputes.js'
import * as words from '#contract/messages/processors/adyen.js'
import { aJpeg, aPdf, aPng } from '../support/documents.js'
import { addEvidenceFile, openDispute, sendEvidence } from '../support/dispute-evidence.js'
import { type AdyenDouble, doubledAdyen } from '../support/processors/adyen-double.js'
import { Stage } from '../support/processors/stage.js'

// After Adyen's document "Disputes API" v30: retrieveApplicableDefenseReasons, supplyDefenseDocument and defendDispute.
let stage: Stage
let double: AdyenDouble
beforeAll(async () => {
  stage = await Stage.set(doubledAdyen)
  double = stage.double as AdyenDouble
})
beforeEach(() => {
  for (const level of ['warn', 'error'] as const)
    jest.spyOn(Logger.prototype, level).mockImplementation(() => undefined)
})
afterEach(async () => {
  jest.restoreAllMocks()
  double.defense.refusesKey = false
  double.defense.reasons = [{ defenseReasonCode: 'SupplyDefenseMaterial', types: { DefenseMaterial: 'Required' } }]
  await stage.agree()
})
afterAll(() => stage.close())

const disputed = async () => {
  const opened = await openDispute(stage, 'Goods not received')
  return { ...opened, named: double.books.back.disputeOf(opened.reference)?.pspReference ?? '' }
}
const suppliedTo = (named: string) =>
  [...(double.defense.supplied.get(named) ?? [])].map(([code, { contentType }]) => [code, contentType])

describe('evidence for a dispute at Adyen', () => {
  it('is a letter that satisfies the reason, and the dispute is defended', async () => {
    const { disputeID, named } = await disputed()
    const { status, body } = await sendEvidence(stage, disputeID)
    expect([status, body.evidenceSentAt]).toEqual([200, expect.any(String)])
    expect(double.defense.defended.get(named)).toBe('SupplyDefenseMaterial')
    expect(suppliedTo(named)).toEqual([['DefenseMaterial', 'application/pdf']])
    const letter = Buffer.from(double.defense.supplied.get(named)?.get('DefenseMaterial')?.content ?? '', 'base64')
    expect(letter.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await sendEvidence(stage, disputeID)).status).toBe(409)
  })

  it('goes with files under the documents that Adyen names', async () => {
    double.defense.reasons = [
      { defenseReasonCode: 'ServiceNotProvided', types: { CancellationNotice: 'Required', ReturnPolicy: 'Required' } },
      {
        defenseReasonCode: 'GoodsWereAsDescribed',
        types: { TIDorInvoice: 'Required', ProofOfDelivery: 'Required', GoodsWereAsDescribed: 'Required' },
      },
    ]
    const { disputeID, named } = await disputed()
    expect((await addEvidenceFile(stage, disputeID)).status).toBe(200)
    const refused = await sendEvidence(stage, disputeID)
    expect([refused.status, refused.body.code]).toEqual([409, 'EVIDENCE_NOT_TAKEN'])
    expect(refused.body.message).toBe(refusals.evidenceRefused(words.documentsMissing(['ReturnPolicy'])))
    expect(
      (await addEvidenceFile(stage, disputeID, { kind: 'delivery', bytes: aJpeg(), name: 'signed.jpg' })).status,
    ).toBe(200)
    expect((await addEvidenceFile(stage, disputeID, { kind: 'other', name: 'more.pdf' })).status).toBe(200)
    expect((await sendEvidence(stage, disputeID)).status).toBe(200)
    expect(suppliedTo(named)).toEqual([
      ['TIDorInvoice', 'application/pdf'],
      ['CancellationNotice', 'application/pdf'],
      ['ProofOfDelivery', 'image/jpeg'],
      ['ReturnPolicy', 'application/pdf'],
    ])
    expect(double.defense.defended.get(named)).toBe('ServiceNotProvided')
  })

  it.each([
    ['a PNG', { bytes: aPng(), name: 'a.png' }, words.fileTypeRefused],
    [
      'a PDF of more than 2 MB',
      { bytes: Buffer.concat([aPdf(), Buffer.alloc(2_000_000, 32), Buffer.from('%%EOF\n')]) },
      words.fileTooLarge,
    ],
  ])('refuses %s by name', async (_, given, sentence) => {
    const { disputeID, named } = await disputed()
    const { status, body } = await addEvidenceFile(stage, disputeID, given)
    expect([status, body.code, body.message]).toEqual([409, 'EVIDENCE_NOT_TAKEN', refusals.evidenceRefused(sentence)])
    expect(suppliedTo(named)).toEqual([])
  })

  it('names a missing right, text that cannot be printed, and a dispute that cannot be defended', async () => {
    const { disputeID, named } = await disputed()
    double.defense.refusesKey = true
    const message = async (text?: string) => (await sendEvidence(stage, disputeID, text)).body.message
    expect(await message()).toBe(refusals.evidenceRefused(words.disputeRightMissing))
    double.defense.refusesKey = false
    expect(await message('商品は月曜日に届きました')).toBe(refusals.evidenceRefused(refusals.unprintable))
    double.defense.reasons = []
    expect(await message()).toBe(refusals.evidenceRefused(words.notDefendable))
    expect(double.defense.defended.has(named)).toBe(false)
  })

  it('whose answer is lost stays unknown, and can be sent again', async () => {
    const { disputeID, named } = await disputed()
    double.fail('evidence', 'garbage')
    expect((await sendEvidence(stage, disputeID)).body.code).toBe('OUTCOME_UNKNOWN')
    expect((await sendEvidence(stage, disputeID)).status).toBe(200)
    expect(double.defense.defended.has(named)).toBe(true)
  })
})
