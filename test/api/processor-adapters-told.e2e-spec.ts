import { Logger } from '@nestjs/common'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { ProcessorAccount } from '../../api/src/money/processors/processor-account.entity.js'
import { processors } from '../../api/src/money/processors/registry.js'
import { Versions } from '../../api/src/platform/database/versions.js'
import { edit } from '../support/payments.js'
import { doubles, forEachDouble } from '../support/processors/doubles.js'
import { Stage } from '../support/processors/stage.js'

it('hears of each processor', () => {
  expect(doubles.map(({ processor }) => processors.some(({ name }) => name === processor))).not.toContain(false)
})

forEachDouble((processor, doubled) => {
  const can = processors.find(({ name }) => name === processor)?.can
  const when = (is: boolean | undefined) => (is ? it : it.skip)
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

  /** Paid at the processor, unknown here, and not asked about. */
  const lost = async () => {
    stage.double.takeNotices()
    stage.double.fail('charge', 'after')
    const payment = await stage.pay()
    expect(payment.status).toBe('processing')
    await edit(stage.api, payment.transactionID, { dueAt: new Date(clock.time() + 60_000) })
    return payment
  }

  describe('a notice', () => {
    it('ends a payment whose answer was lost', async () => {
      const payment = await lost()
      await stage.hear()
      expect(await stage.statusOf(payment)).toBe('succeeded')
    })

    it('counts once, however often it comes', async () => {
      const payment = await lost()
      const notices = stage.double.takeNotices()
      const answers = await Promise.all([...notices, ...notices].map((notice) => stage.post(notice)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([stage.accepted]))
      await stage.worked()
      for (const notice of notices) expect((await stage.post(notice)).status).toBe(stage.accepted)
      await stage.worked()
      expect((await stage.merchant.detail(payment.transactionID)).ledgerEntries).toHaveLength(3)
    })

    it('that comes out of order or late changes nothing that has ended', async () => {
      const payment = await stage.pay()
      await stage.ask(payment, 'refunds')
      await stage.resolveRefunds(payment)
      for (const notice of stage.double.takeNotices().reverse())
        expect((await stage.post(notice)).status).toBe(stage.accepted)
      await stage.worked()
      expect([await stage.statusOf(payment), await stage.refundsOf(payment)]).toEqual(['succeeded', ['succeeded']])
    })

    it('with another body than was signed is refused', async () => {
      const payment = await lost()
      for (const { body, headers } of stage.double.takeNotices()) {
        const forged = Buffer.from(body.toString().replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)))
        const { status, body: answer } = await stage.post({ body: forged, headers })
        expect([status, answer.code]).toEqual([400, 'NOTICE_NOT_SIGNED'])
      }
      expect(await stage.statusOf(payment)).toBe('processing')
    })

    it('without a signature is refused, and so is nothing at all', async () => {
      await lost()
      for (const notice of stage.double.takeNotices())
        expect((await stage.post(stage.double.unsigned?.(notice) ?? { ...notice, headers: {} })).body.code).toBe(
          'NOTICE_NOT_SIGNED',
        )
      expect((await stage.post({ body: Buffer.from('{}'), headers: {} })).status).toBe(400)
    })

    when(doubled.signsTime)('that was signed too long ago is refused', async () => {
      await lost()
      const notices = stage.double.takeNotices({ signedAt: new Date(clock.time() - 600_000) })
      expect(notices.length).toBeGreaterThan(0)
      for (const notice of notices) expect((await stage.post(notice)).body.code).toBe('NOTICE_NOT_SIGNED')
    })

    it('of the other mode is refused', async () => {
      await lost()
      const notices = stage.double.takeNotices({ mode: 'live' })
      expect(notices.length).toBeGreaterThan(0)
      for (const notice of notices) expect((await stage.post(notice)).body.code).toBe('NOTICE_OF_OTHER_MODE')
    })

    it('about a payment that is not ours is kept, and moves nothing', async () => {
      await stage.hear()
      stage.double.paidElsewhere()
      const before = new Set((await stage.worked()).map(({ noticeID }) => noticeID))
      await stage.hear()
      const told = (await stage.worked()).filter(({ noticeID }) => !before.has(noticeID))
      expect(told.length).toBeGreaterThan(0)
      for (const { transactionID } of told) expect(transactionID).toBeNull()
    })

    it('to another account finds nothing of this one', async () => {
      const payment = await lost()
      const other = await stage.openAccount()
      for (const notice of stage.double.takeNotices()) await stage.post(notice, other)
      const rows = await stage.worked(other)
      expect(rows.map(({ transactionID }) => transactionID)).not.toContainEqual(expect.any(String))
      expect(await stage.statusOf(payment)).toBe('processing')
    })

    it('signed with the secret of before is taken for a day', async () => {
      const settings = stage.double.rotate()
      const path = `/processor-accounts/${stage.account}`
      const put = { token: stage.token, body: { name: 'Rotated', settings } }
      expect((await stage.api.call('PUT', path, put)).status).toBe(200)
      const first = await lost()
      for (const notice of stage.double.takeNotices({ signedWith: 'the secret of before' }))
        expect((await stage.post(notice)).status).toBe(stage.accepted)
      await stage.worked()
      expect(await stage.statusOf(first)).toBe('succeeded')
      await stage.api.database.write(async (manager) => {
        const processorAccountID = stage.account
        await manager.update(ProcessorAccount, { processorAccountID }, { previousSecretEndsAt: new Date(1) })
        await Versions.raise(manager, 'processors')
      })
      await lost()
      const [old] = stage.double.takeNotices({ signedWith: 'the secret of before' })
      expect(old && (await stage.post(old)).body.code).toBe('NOTICE_NOT_SIGNED')
    })
  })

  describe('a payer who is sent to the processor’s page', () => {
    const sent = async (captureMethod: 'automatic' | 'manual' = 'automatic') => {
      const payment = await stage.payByHand('redirect', captureMethod)
      expect([payment.status, payment.nextAction]).toEqual([
        'requires_action',
        expect.objectContaining({ type: 'redirect', url: expect.stringMatching(/^https?:\/\//) }),
      ])
      const url = payment.nextAction?.type === 'redirect' ? payment.nextAction.url : ''
      return { payment, goes: (outcome: 'passes' | 'fails' | 'leaves') => stage.payerGoes(payment, url, outcome) }
    }
    // What a page takes that cannot be closed goes back by itself.
    const goesLate = async (goes: (outcome: 'passes') => Promise<void>) => {
      await goes('passes').catch(() => undefined)
      if (!doubled.closesPages) await stage.hear()
    }
    const whenSent = (is = true) => when(is && doubled.plays.includes('redirect'))

    whenSent()('and passes has paid', async () => {
      const { payment, goes } = await sent()
      await goes('passes')
      await stage.hear()
      expect(await stage.statusOf(payment)).toBe('succeeded')
    })

    whenSent(can?.manualCapture)('and passes has the money held', async () => {
      const { payment, goes } = await sent('manual')
      await goes('passes')
      await stage.hear()
      expect(await stage.statusOf(payment)).toBe('authorized')
    })

    whenSent()('and fails has not, and cannot pay it there any more', async () => {
      const { payment, goes } = await sent()
      await goes('fails')
      await (doubled.closesPages ? stage.hear() : stage.askAgain(payment))
      expect(await stage.statusOf(payment)).toBe('failed')
      await goesLate(goes)
      expect(stage.double.chargesOf(payment.transactionID)).toBe(0)
    })

    whenSent()('and leaves has not: it expires here, and is let go of there', async () => {
      const { payment, goes } = await sent()
      await goes('leaves')
      await stage.expire(payment)
      expect(await stage.statusOf(payment)).toBe('expired')
      await goesLate(goes)
      expect(stage.double.chargesOf(payment.transactionID)).toBe(0)
    })

    whenSent(!doubled.tellsOnly)('and passes unheard before the time is over has paid', async () => {
      const { payment, goes } = await sent()
      await goes('passes')
      stage.double.takeNotices()
      await stage.expire(payment)
      expect(await stage.resolve(payment)).toBe('succeeded')
    })

    whenSent()('and whose merchant cancels it meanwhile has not paid', async () => {
      const { payment, goes } = await sent()
      expect((await stage.ask(payment, 'cancel')).body.status).toBe('canceled')
      await goesLate(goes)
      expect(stage.double.chargesOf(payment.transactionID)).toBe(0)
    })

    whenSent()('where the answer to the charge is lost is sent there all the same', async () => {
      stage.double.fail('charge', 'after')
      const payment = await stage.payByHand('redirect')
      expect(payment.status).toBe('processing')
      expect(await stage.resolve(payment)).toBe(doubled.closesPages ? 'requires_action' : 'failed')
    })
  })

  describe('a payer who types a one-time code', () => {
    const asked = async () => {
      const payment = await stage.payByHand('code')
      expect([payment.status, payment.nextAction?.type]).toEqual(['requires_action', 'otp'])
      return payment
    }
    const whenAsked = when(doubled.plays.includes('code'))

    whenAsked('pays with the right one, after a wrong one', async () => {
      const payment = await asked()
      const { right = '', wrong = '' } = stage.double.codes ?? {}
      const refused = await stage.ask(payment, 'otp', { code: wrong })
      expect([refused.status, refused.body.code]).toEqual([422, 'OTP_WRONG'])
      expect((await stage.ask(payment, 'otp', { code: right })).body.status).toBe('succeeded')
    })

    whenAsked('and gets no answer has paid at most once', async () => {
      for (const fault of ['before', 'after'] as const) {
        const payment = await asked()
        stage.double.fail('confirm', fault)
        const { body } = await stage.ask(payment, 'otp', { code: stage.double.codes?.right })
        expect(body.status).toBe('processing')
        await stage.resolve(payment)
      }
    })
  })
})
