import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ProcessorReportRow } from '../../api/src/money/processor-reports/processor-report.entity.js'
import { Adjustment } from '../../api/src/money/reconciliation-adjustments/adjustment.entity.js'
import { adjustmentsFault } from '../../api/src/money/reconciliation-adjustments/verify-adjustments.js'
import {
  approve,
  call,
  checker,
  closeDesk,
  corrected,
  double,
  openDesk,
  path,
  propose,
  reject,
  stage,
  waiting,
} from '../support/adjustment-desk.js'
import { buildMerchant } from '../support/payments.js'
import { buildChecker } from '../support/payouts.js'
import { catchUp, columnOf, differencesOf } from '../support/processor-reports.js'
import { ageProofs } from '../support/step-up.js'

beforeAll(openDesk)
afterAll(closeDesk)

describe('an adjustment of a difference', () => {
  it('is not approved when the amounts changed after it was proposed', async () => {
    const { difference, adjustment } = await waiting(-1_300)
    const edit = (gross: number) =>
      stage.api.database.write((manager) =>
        manager.update(ProcessorReportRow, { reportRowID: difference.subject }, { gross }),
      )
    await edit(-1_301)
    const seen = await call('GET', `${path}/${adjustment.adjustmentID}`, undefined, checker)
    const refused = await approve(adjustment.adjustmentID)
    expect([refused.status, refused.body.code]).toEqual([409, 'DIFFERENCE_NOT_COMPARED'])
    expect(seen.body.approvalRefusal).toBe(refused.body.error)
    await call('POST', `/reconciliation-differences/${difference.differenceID}/explain`, { explanation: 'Known' })
    expect((await approve(adjustment.adjustmentID)).body.code).toBe('DIFFERENCE_NOT_OPEN')
    await edit(-1_300)
    await call('POST', `/reconciliation-differences/${difference.differenceID}/reopen`)
    const change = (theirs: number) =>
      stage.api.database.write((manager) =>
        manager.update(Adjustment, { adjustmentID: adjustment.adjustmentID }, { theirs }),
      )
    await change(-1_299)
    expect((await approve(adjustment.adjustmentID)).body.code).toBe('DIFFERENCE_CHANGED')
    await change(-1_300)
    expect((await reject(adjustment.adjustmentID, stage.token)).body).toMatchObject({
      status: 'rejected',
      rejection: 'It is a refund',
    })
    const again = await propose(difference.differenceID)
    expect((await approve(again.body.adjustmentID)).status).toBe(200)
  })

  it('names a client that exists, and the one that the payment belongs to', async () => {
    const { differenceID } = await corrected(-50)
    const refused = async (more: object) => (await propose(differenceID, more)).body
    expect(await refused({ party: 'client' })).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { clientID: expect.any(String) },
    })
    expect(await refused({ party: 'client', clientID: 'cli_absent' })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await refused({ clientID: stage.merchant.clientID })).toMatchObject({ code: 'INVALID_INPUT' })
    expect(await refused({ party: 'somebody' })).toMatchObject({ code: 'INVALID_INPUT' })
    expect(await refused({ reason: ' ' })).toMatchObject({ code: 'INVALID_INPUT' })
    expect(await refused({ amount: 0 })).toMatchObject({ code: 'INVALID_INPUT' })
    const { transactionID } = await stage.pay()
    await stage.hear()
    const other = await buildMerchant(stage.api)
    const row = double.books.balance.rows.at(-1)
    if (row) Object.assign(row, { amount: row.amount - 100, net: row.net - 100 })
    await catchUp(stage)
    const short = (await differencesOf(stage)).find(({ subject }) => subject === transactionID)
    const body = { party: 'client', clientID: other.clientID }
    expect((await propose(short?.differenceID ?? '', body)).body.code).toBe('ADJUSTMENT_OTHER_CLIENT')
    const { body: made } = await propose(short?.differenceID ?? '', { party: 'client' })
    expect(made).toMatchObject({ clientID: stage.merchant.clientID, amount: -100 })
    for (const id of [made.adjustmentID, (await propose(differenceID)).body.adjustmentID])
      expect((await approve(id)).status).toBe(200)
    expect(await columnOf(stage)).toMatchObject({ difference: 0, lines: [] })
  })

  it('answers staff alone with a fresh proof, and only in its mode', async () => {
    const { difference, adjustment } = await waiting(-60)
    const { adjustmentID } = adjustment
    const one = `${path}/${adjustmentID}`
    for (const [verb, at] of [
      ['GET', path],
      ['GET', one],
      ['POST', path],
      ['POST', `${one}/approve`],
      ['POST', `${one}/reject`],
    ] as const) {
      expect([at, (await call(verb, at, verb === 'POST' ? {} : undefined, '')).status]).toEqual([at, 401])
      expect([at, (await call(verb, at, verb === 'POST' ? {} : undefined, stage.merchant.token)).status]).toEqual([
        at,
        403,
      ])
    }
    expect((await call('GET', `${path}/adj_absent`)).status).toBe(404)
    expect((await approve('adj_absent')).status).toBe(404)
    expect((await approve(adjustmentID, checker, '?mode=live')).status).toBe(404)
    expect((await propose('dif_absent')).status).toBe(404)
    const inLive = { differenceID: difference.differenceID, party: 'platform', reason: 'Wrong mode' }
    expect((await call('POST', `${path}?mode=live`, inLive)).status).toBe(404)
    const at = `/reconciliation-differences/${difference.differenceID}`
    expect((await call('GET', at)).body).toMatchObject({ differenceID: difference.differenceID, difference: -60 })
    expect((await call('GET', `${at}?mode=live`)).status).toBe(404)
    const waits = await call('GET', '/attention?kind=adjustment_waiting')
    expect(waits.body.kinds[0].items).toMatchObject([{ subjectID: adjustmentID, amount: -60 }])
    const old = await buildChecker(stage.api, stage.token)
    await ageProofs(stage.api, (await call('GET', '/portal-users/me', undefined, old)).body.id)
    expect((await approve(adjustmentID, old)).body.code).toBe('STEP_UP_REQUIRED')
    expect((await approve(adjustmentID)).status).toBe(200)
  })

  it('is named by the verification when its posting or its people are not right', async () => {
    const { adjustment } = await waiting(-70)
    const { adjustmentID } = adjustment
    await approve(adjustmentID)
    const { database } = stage.api
    const { postingID, decidedBy, createdBy } = await database.read.findOneByOrFail(Adjustment, { adjustmentID })
    const faultOf = async (change: Partial<Adjustment>) => {
      await database.write((manager) => manager.update(Adjustment, { adjustmentID }, change))
      return adjustmentsFault(database)
    }
    expect(await faultOf({ amount: -71 })).toBe(`adjustment ${adjustmentID}: its posting is not that of -71`)
    expect(await faultOf({ amount: -70, postingID: 'pst_absent' })).toBe(
      `adjustment ${adjustmentID}: it was not posted`,
    )
    expect(await faultOf({ postingID, status: 'rejected' })).toBe(
      `posting ${postingID} is an adjustment that was not approved`,
    )
    expect(await faultOf({ status: 'approved', decidedBy: createdBy })).toBe(
      `adjustment ${adjustmentID}: the same person proposed and approved it`,
    )
    expect(await faultOf({ decidedBy })).toBeNull()
  })
})
