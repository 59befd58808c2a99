import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { Dispute } from '../../api/src/money/disputes/dispute.entity.js'
import { ToldDisputes } from '../../api/src/money/processor-notices/told-disputes.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { expectSoundBooks, read } from '../support/payments.js'
import { catchUp, columnOf, compareAll, differencesOf } from '../support/processor-reports.js'
import { Stage } from '../support/processors/stage.js'
import { doubledStripe, type StripeDouble } from '../support/processors/stripe-double.js'

// docs.stripe.com/reports/reporting-categories: a balance transaction of the category `dispute` names the dispute as its source.
describe('POST /reconciliation-differences/:differenceID/adopt-dispute', () => {
  let stage: Stage
  let double: StripeDouble
  beforeAll(async () => {
    stage = await Stage.set(doubledStripe)
    double = stage.double as StripeDouble
  })
  afterAll(async () => {
    await expectSoundBooks(stage.api)
    await stage.close()
  })

  const pathOf = (id = '') => `/reconciliation-differences/${id}/adopt-dispute`
  const adopt = (id = '', token: string | undefined = stage.token, query = '') =>
    stage.api.call('POST', `${pathOf(id)}${query}`, { ...(token && { token }), body: {} })
  const disputes = (transactionID: string) => stage.api.database.read.findBy(Dispute, { transactionID })
  const disputedUnheard = async () => {
    const { transactionID } = await stage.pay()
    await stage.hear()
    const { processorReference } = await read(stage.api, transactionID)
    double.dispute(processorReference ?? '', 'fraudulent')
    double.takeNotices()
    await catchUp(stage)
    const found = (await differencesOf(stage)).find(({ rowKind }) => rowKind === 'dispute')
    expect(found).toMatchObject({ about: 'row', kind: 'missing_here', theirs: -10_000 })
    return { transactionID, processorReference: processorReference ?? '', differenceID: found?.differenceID ?? '' }
  }

  it('opens the dispute, holds its money, and both sides agree when it is lost', async () => {
    const { transactionID, processorReference, differenceID } = await disputedUnheard()
    const { status, body } = await adopt(differenceID)
    expect(status).toBe(200)
    expect(body).toMatchObject({ transactionID, amount: 10_000, status: 'open', reason: 'fraudulent' })
    expect(await differencesOf(stage)).toEqual([])
    await compareAll(stage.api)
    expect(await columnOf(stage)).toMatchObject({ held: 10_000, difference: 0, lines: [] })
    const noted = await stage.api.database.read.findBy(AuditEntry, { targetID: differenceID })
    expect(noted.map(({ action }) => action)).toEqual(['reconciliation_difference.dispute_adopted'])
    expect((await adopt(differenceID)).body.code).toBe('DIFFERENCE_NOT_OPEN')
    double.endDispute(processorReference, 'lost')
    await stage.hear()
    await catchUp(stage)
    expect((await disputes(transactionID)).map(({ status: now }) => now)).toEqual(['lost'])
    expect(await columnOf(stage)).toMatchObject({ held: 0, difference: 0, lines: [] })
  })

  it('answers the dispute, and notes the adoption, where the comparison closes the difference after the processor’s answer', async () => {
    const { transactionID, differenceID } = await disputedUnheard()
    const told = stage.api.app.get(ToldDisputes, { strict: false })
    const take = told.take.bind(told)
    const spied = jest.spyOn(told, 'take').mockImplementation(async (...asked) => {
      const taken = await take(...asked)
      await compareAll(stage.api)
      return taken
    })
    const { status, body } = await adopt(differenceID)
    spied.mockRestore()
    expect([status, body.transactionID, body.status]).toEqual([200, transactionID, 'open'])
    const noted = await stage.api.database.read.findBy(AuditEntry, { targetID: differenceID })
    expect(noted.map(({ action }) => action)).toEqual(['reconciliation_difference.dispute_adopted'])
    expect((await adopt(differenceID)).body.code).toMatch(/^(DIFFERENCE_NOT_OPEN|NOT_FOUND)$/)
    expect(await differencesOf(stage)).toEqual([])
  })

  it('at once from many opens one dispute', async () => {
    const { transactionID, differenceID } = await disputedUnheard()
    const answers = await Promise.all([adopt(differenceID), adopt(differenceID), adopt(differenceID)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await disputes(transactionID)).toHaveLength(1)
  })

  it('changes nothing while the processor does not answer, and works again later', async () => {
    const { transactionID, differenceID } = await disputedUnheard()
    double.books.disputes.answersWith = { object: 'something else' }
    expect((await adopt(differenceID)).body).toMatchObject({ code: 'DISPUTE_NOT_TOLD' })
    expect(await disputes(transactionID)).toEqual([])
    double.books.disputes.answersWith = null
    expect((await adopt(differenceID)).status).toBe(200)
  })

  it('answers staff alone, in its mode, and for rows of disputes alone', async () => {
    double.books.balance.adjust(-99, 'eur')
    await catchUp(stage)
    const [other] = await differencesOf(stage)
    expect((await adopt(other?.differenceID)).body).toMatchObject({ code: 'DIFFERENCE_NOT_DISPUTE' })
    const { differenceID } = await disputedUnheard()
    expect((await stage.api.call('POST', pathOf(differenceID), { body: {} })).status).toBe(401)
    expect((await adopt(differenceID, stage.merchant.token)).status).toBe(403)
    expect((await adopt('dif_absent')).status).toBe(404)
    expect((await adopt(differenceID, stage.token, '?mode=live')).status).toBe(404)
    expect((await adopt(differenceID)).status).toBe(200)
  })
})
