import { Logger } from '@nestjs/common'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { TransactionView } from '#contract/transactions.js'
import { read } from '../support/payments.js'
import { processors } from '../../api/src/money/processors/registry.js'
import { forEachDouble } from '../support/processors/doubles.js'
import { Stage } from '../support/processors/stage.js'
import { until } from '../support/until.js'

forEachDouble((processor, doubled) => {
  const takesEvidence = processors.find(({ name }) => name === processor)?.can.evidence
  let stage: Stage
  beforeAll(async () => {
    stage = await Stage.set(doubled)
  })
  beforeEach(() => {
    for (const level of ['warn', 'error'] as const)
      jest.spyOn(Logger.prototype, level).mockImplementation(() => undefined)
  })
  afterEach(async () => {
    jest.restoreAllMocks()
    await stage.agree()
  })
  afterAll(() => stage.close())

  const referenceOf = async ({ transactionID }: TransactionView) =>
    (await read(stage.api, transactionID)).processorReference ?? ''
  const disputesOf = async ({ transactionID }: TransactionView) => (await stage.merchant.detail(transactionID)).disputes

  async function disputed() {
    const payment = await stage.pay()
    const reference = await referenceOf(payment)
    stage.double.dispute(reference, 'general')
    await stage.hear()
    const [dispute] = await disputesOf(payment)
    if (!dispute) throw new Error('No dispute was opened')
    return { payment, reference, dispute }
  }

  describe('a dispute', () => {
    it.each(['won', 'lost'] as const)(
      'that is told is on hold, and ends as %s where the processor says so',
      async (end) => {
        const { payment, reference, dispute } = await disputed()
        expect(dispute).toMatchObject({ amount: 10_000, status: 'open', isDecidedByProcessor: true, reason: 'general' })
        stage.double.endDispute(reference, end)
        await stage.hear()
        expect(await disputesOf(payment)).toMatchObject([{ status: end }])
      },
    )

    it('whose notices come the wrong way round ends all the same', async () => {
      const payment = await stage.pay()
      const reference = await referenceOf(payment)
      stage.double.takeNotices()
      stage.double.dispute(reference, 'general')
      stage.double.endDispute(reference, 'lost')
      const notices = stage.double.takeNotices()
      expect(notices.length).toBeGreaterThan(1)
      for (const notice of notices.reverse()) await stage.post(notice)
      const disputes = await until(
        () => disputesOf(payment),
        ([dispute]) => dispute?.status === 'lost',
      )
      expect(disputes).toMatchObject([{ status: 'lost' }])
    })

    const evidence = takesEvidence ? it : it.skip
    evidence('takes evidence once, by its time', async () => {
      const { dispute } = await disputed()
      const { token, clientID } = stage.merchant
      const path = `/clients/${clientID}/disputes/${dispute.disputeID}/evidence`
      const send = () => stage.api.call('POST', path, { token, body: { text: 'Delivered and signed for' } })
      expect((await send()).body.evidenceSentAt).toEqual(expect.any(String))
      expect((await send()).status).toBe(409)
    })
  })
})
