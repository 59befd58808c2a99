import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { notToldYet, openDifference } from '../../libs/contract/messages/reconciliation.js'
import { Refund } from '../../api/src/money/refunds/refund.entity.js'
import { expectSoundBooks, read } from '../support/payments.js'
import { catchUp, columnOf, compareAll, costsIn, differencesOf } from '../support/processor-reports.js'
import { forEachDouble } from '../support/processors/doubles.js'
import { Stage } from '../support/processors/stage.js'

forEachDouble((processor, doubled) => {
  let stage: Stage
  beforeAll(async () => {
    stage = await Stage.set(doubled)
  })
  afterAll(async () => {
    await expectSoundBooks(stage.api)
    await stage.close()
  })
  const paid = async () => {
    const payment = await stage.pay()
    await stage.hear()
    return read(stage.api, payment.transactionID)
  }

  describe(`the report of ${processor}`, () => {
    it('agrees with the ledger to the cent once it is read, fees posted as costs', async () => {
      const before = await columnOfNothing(stage)
      expect(before).toBeNull()
      const [one, other, third] = [await paid(), await paid(), await paid()]
      await stage.ask(one, 'refunds', { amount: 4_000 })
      await stage.resolveRefunds(one)
      stage.double.dispute(other.processorReference ?? '', 'fraudulent')
      await stage.hear()
      stage.double.endDispute(other.processorReference ?? '', 'lost')
      await stage.hear()
      await catchUp(stage)
      const { currency } = stage.double
      expect(await differencesOf(stage, '?state=open')).toEqual([])
      const column = await columnOf(stage)
      expect(column).toMatchObject({ difference: 0, lines: [] })
      expect(column.told).toBe(column.ledger)
      expect(await costsIn(stage.api, currency)).toBe(stage.double.costs(currency))
      expect(stage.double.costs(currency)).toBeGreaterThan(0)
      expect(column.ledger).toBe(stage.double.owes(currency) - stage.double.costs(currency))
      expect(third.status).toBe('succeeded')
    })

    it('says the same when it is read again', async () => {
      const { currency } = stage.double
      const [column, costs] = [await columnOf(stage), await costsIn(stage.api, currency)]
      await catchUp(stage)
      expect(await costsIn(stage.api, currency)).toBe(costs)
      expect((await columnOf(stage)).ledger).toBe(column.ledger)
    })

    it('explains what it does not have yet, and what it has paid to our bank', async () => {
      const payment = await paid()
      await compareAll(stage.api)
      const column = await columnOf(stage)
      expect(column.difference).toBe(-payment.amount)
      expect(column.lines).toEqual([{ sentence: notToldYet.payment(1), amount: -payment.amount }])
      expect(await differencesOf(stage, '?state=open')).toEqual([])
      const [waiting] = await differencesOf(stage, '?state=waiting')
      expect(waiting).toMatchObject({ kind: 'missing_there', subject: payment.transactionID, theirs: 0, ageDays: 0 })
      const out = stage.double.paysOut(stage.double.currency)
      expect(out).toBeGreaterThan(0)
      await catchUp(stage)
      const after = await columnOf(stage)
      expect(after.lines).toEqual([{ sentence: notToldYet.settlement(1), amount: -out }])
      expect([after.told, after.difference]).toEqual([0, -out])
    })

    it('explains a refund that failed after it was told, until it tells that too', async () => {
      const payment = await paid()
      await stage.ask(payment, 'refunds', { amount: 4_000 })
      await stage.resolveRefunds(payment)
      await catchUp(stage)
      const before = await columnOf(stage)
      // The payers' banks send back whatever was given.
      const given = await stage.api.database.read.countBy(Refund, { status: 'succeeded' })
      stage.double.endRefunds('failed')
      await stage.hear()
      expect(await stage.refundsOf(payment)).toEqual(['failed'])
      await compareAll(stage.api)
      const column = await columnOf(stage)
      const waiting = { sentence: notToldYet.refund(given), amount: -4_000 * given }
      expect(column.lines).toEqual([waiting, ...before.lines])
      expect(column.difference).toBe((before.difference ?? 0) + waiting.amount)
      expect(await differencesOf(stage, '?state=open')).toEqual([])
      await catchUp(stage)
      expect(await columnOf(stage)).toMatchObject({ difference: before.difference, lines: before.lines })
    })

    it('names a payment that is missing here, until somebody explains it', async () => {
      stage.double.paidElsewhere()
      await catchUp(stage)
      const found = await differencesOf(stage)
      // Paystack's double tells of it, and lists it nowhere.
      if (processor === 'paystack') return expect(found).toEqual([])
      const [one] = found
      expect(found).toHaveLength(1)
      expect(one).toMatchObject({ kind: 'missing_here', state: 'open', about: 'row', ours: 0, theirs: 700 })
      const sentence = openDifference.missing_here(one?.subject ?? '')
      expect((await columnOf(stage)).lines).toContainEqual({ sentence, amount: 700 })
    })
  })
})

async function columnOfNothing(stage: Stage): Promise<number | null> {
  const { body } = await stage.api.call('GET', '/reconciliation', { token: stage.token })
  return body.currencies.length === 0 ? null : (await columnOf(stage)).told
}
