import { describe, expect, it } from '@jest/globals'
import type { EntityManager } from 'typeorm'
import { verifyLedger } from '../../api/src/money/book-verification/verify-ledger.js'
import { DisputeMove } from '../../api/src/money/disputes/dispute-move.entity.js'
import type { DisputeTerms } from '../support/processors/stripe-disputes.js'
import { disputesAtStripe } from '../support/processors/stripe-disputes-stage.js'

// After "The Dispute object" (status, evidence_details, balance_transactions) and "Types of events" of Stripe's API reference.

const at = disputesAtStripe()
const { intentOf, disputesOf, postingsOf, available, disputed, becomes } = at

describe('a closed dispute', () => {
  it('moves from lost to won and back, with a posting each time', async () => {
    const { payment, intent, before } = await disputed()
    await becomes(intent, 'lost')
    expect((await available()).money).toBe(before.money - 9_750)
    await becomes(intent, 'won')
    expect(await available()).toEqual(before)
    await becomes(intent, 'lost')
    expect(await disputesOf(payment)).toMatchObject([{ status: 'lost', amount: 10_000 }])
    expect(await postingsOf(payment)).toEqual([
      'dispute_lost credit 10000',
      'dispute_won debit 10000',
      'dispute_lost credit 10000',
    ])
  })

  it('that is lost after the payer was refunded in the meantime leaves a debt', async () => {
    const { payment, intent, before } = await disputed()
    await becomes(intent, 'won')
    expect((await at.stage.merchant.ask(payment.transactionID, 'refunds', { amount: 10_000 })).status).toBe(201)
    await becomes(intent, 'lost')
    expect(await disputesOf(payment)).toMatchObject([{ status: 'lost', amount: 0, excess: 10_000 }])
    expect((await available()).money).toBe(before.money - 9_750 - 10_000)
  })
})

describe('what a bank takes above the rest of a payment', () => {
  it.each(['won', 'lost'] as const)(
    'is owed by the client, and comes back when the dispute is won: %s',
    async (end) => {
      const payment = await at.stage.pay()
      const intent = await intentOf(payment)
      await at.stage.merchant.ask(payment.transactionID, 'refunds', { amount: 4_000 })
      const before = await available()
      at.double.books.dispute(intent, 'general')
      await at.stage.hear()
      expect(await disputesOf(payment)).toMatchObject([{ status: 'open', amount: 6_000, excess: 4_000, fee: 150 }])
      expect(await available()).toEqual({ money: before.money - 9_850, disputed: before.disputed + 9_850 })
      await becomes(intent, end)
      expect(await available()).toEqual({ ...before, money: before.money - (end === 'won' ? 0 : 9_850) })
    },
  )
})

describe('what cannot be true of a payment', () => {
  it.each<[string, DisputeTerms]>([
    ['another currency', { currency: 'usd' }],
    ['a currency that is not known here', { currency: 'xyz' }],
    ['more than the payment', { amount: 10_001 }],
    ['a status that is not known here', { status: 'warning_rained' }],
  ])('%s is kept and shown, without a posting', async (_what, terms) => {
    const { payment, intent, before } = await disputed({ status: 'warning_needs_response', ...terms })
    expect(await disputesOf(payment)).toMatchObject([{ status: 'unclear', amount: 0 }])
    expect([await postingsOf(payment), await available()]).toEqual([[], before])
    Object.assign(at.double.books.disputes.of(intent), { amount: 10_000, currency: 'eur' })
    await becomes(intent, 'needs_response')
    expect(await disputesOf(payment)).toMatchObject([{ status: 'open', amount: 10_000 }])
    await becomes(intent, 'won')
  })

  it('of a dispute that is open leaves it open', async () => {
    const { payment, intent } = await disputed()
    await becomes(intent, 'appeal_needs_response')
    expect(await disputesOf(payment)).toMatchObject([{ status: 'open', amount: 10_000 }])
    await becomes(intent, 'won')
  })
})

describe('a dispute that was prevented', () => {
  it('ends at once, without a posting', async () => {
    const { payment, before } = await disputed({ status: 'prevented' })
    expect(await disputesOf(payment)).toMatchObject([{ status: 'prevented', closedAt: expect.any(String) }])
    expect([await postingsOf(payment), await available()]).toEqual([[], before])
  })

  it('for which money has left is lost', async () => {
    const { payment, intent } = await disputed({ status: 'prevented' })
    at.double.books.disputes.of(intent).balance_transactions.push({ amount: -10_000 })
    at.double.books.disputes.of(intent).countsAsLost = true
    await becomes(intent, 'prevented')
    expect(await disputesOf(payment)).toMatchObject([{ status: 'lost', amount: 10_000 }])
  })
})

describe('a step that was altered by hand', () => {
  type Alter = (manager: EntityManager, disputeID: string) => Promise<unknown>
  /** Alters in a unit that verifies and is undone. */
  const faultAfter = async (disputeID: string, alter: Alter): Promise<string | null> => {
    let said: string | null = null
    await at.stage.api.database
      .write(async (manager) => {
        await alter(manager, disputeID)
        said = (await verifyLedger({ snapshot: (work) => work(manager) })).fault
        throw new Error('undone')
      })
      .catch((error: unknown) => {
        if (String(error) !== 'Error: undone') throw error
      })
    return said
  }

  it.each<[string, RegExp, Alter]>([
    [
      'the amount of the first step',
      /dispute_opened/,
      (manager, disputeID) => manager.update(DisputeMove, { disputeID, position: 1 }, { amount: 9_999 }),
    ],
    [
      'the amount of the last step',
      /does not agree with its steps/,
      (manager, disputeID) => manager.update(DisputeMove, { disputeID, position: 3 }, { amount: 9_999 }),
    ],
    [
      'what the last step led to',
      /does not agree with its steps/,
      (manager, disputeID) => manager.update(DisputeMove, { disputeID, position: 3 }, { to: 'lost' }),
    ],
    [
      'a step in between that is gone',
      /dispute/,
      (manager, disputeID) => manager.delete(DisputeMove, { disputeID, position: 2 }),
    ],
  ])('is found by the verification: %s', async (_what, expected, alter) => {
    const { payment, intent } = await disputed()
    await becomes(intent, 'lost')
    await becomes(intent, 'won')
    const [dispute] = await disputesOf(payment)
    expect(await faultAfter(dispute?.disputeID ?? '', alter)).toMatch(expected)
    expect(await faultAfter(dispute?.disputeID ?? '', () => Promise.resolve())).toBeNull()
  })
})
