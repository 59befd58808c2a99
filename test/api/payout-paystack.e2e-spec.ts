import { describe, expect, it } from '@jest/globals'
import * as words from '#contract/messages/processors/paystack.js'
import { clock } from '#contract/clock.js'
import { Payout } from '../../api/src/money/payouts/payout.entity.js'
import { payoutLostAfterMs } from '../../libs/contract/payout-limits.js'
import { waitAsLongAsTheProduct } from '../support/longer-waits.js'
import { playAtPaystack } from '../support/processors/paystack-stage.js'
import { accountInput, buildDesk, type Desk, workOffPayouts } from '../support/payouts.js'

const play = playAtPaystack()

let desk: Desk | undefined
async function openDesk(): Promise<Desk> {
  const { api, token, account } = play.stage
  // Some of these wait for an answer that never comes.
  waitAsLongAsTheProduct(api)
  desk ??= await buildDesk(api)
  const body = { processorAccountIDs: [account] }
  expect((await api.call('PUT', '/payout-policy', { token, body })).body.processorAccountIDs).toEqual([account])
  return desk
}

let isOpen = false
/** Approved, and waiting for the worker. */
async function approved(): Promise<string> {
  const { stage } = play
  const own = await openDesk()
  const { clientID, token } = stage.merchant
  const account = accountInput({ accountNumber: '0123456789', bankCode: '058' })
  if (!isOpen) await stage.api.call('PUT', `/clients/${clientID}/settlement-account`, { token, body: account })
  isOpen = true
  await stage.pay('succeeds')
  const { body } = await own.create({ clientID, currency: 'NGN', amount: 5_000 })
  expect([body.rail, body.account.accountNumberLast4]).toEqual(['paystack', '6789'])
  expect((await own.approve(body.payoutID)).body.status).toBe('approved')
  return body.payoutID
}
const statusOf = async (payoutID: string) => (await desk?.read(payoutID))?.body.status
const look = (payoutID: string) => workOffPayouts(play.stage.api, payoutID)
const transfersMade = () => play.double.calls.filter((one) => one === 'POST transfer').length
const aMinuteLater = (payoutID: string) =>
  play.stage.api.database.write((manager) =>
    manager.update(Payout, { payoutID }, { sentAt: new Date(clock.time() - payoutLostAfterMs) }),
  )
const hear = () => play.stage.hear()

describe('a payout by Paystack', () => {
  it('is sent, and paid when Paystack tells so', async () => {
    const payoutID = await approved()
    await look(payoutID)
    expect(await statusOf(payoutID)).toBe('sent')
    play.double.payouts.end(payoutID, 'success')
    await hear()
    expect(await statusOf(payoutID)).toBe('paid')
  })

  it.each([
    ['failed', 'failed'],
    ['reversed', 'returned'],
  ] as const)('that is told to be %s stands with the client again', async (end, status) => {
    const payoutID = await approved()
    await look(payoutID)
    play.double.payouts.end(payoutID, end)
    await hear()
    expect(await statusOf(payoutID)).toBe(status)
  })

  it('fails before a recipient is made where the bank has another name for the account', async () => {
    const { payouts, calls } = play.double
    payouts.holders.set('0123456789', 'MALLORY TRADING LTD')
    const payoutID = await approved()
    const before = calls.filter((one) => one === 'POST transferrecipient').length
    await look(payoutID)
    const { body } = (await desk?.read(payoutID)) ?? {}
    expect([body.status, payouts.transfers.has(payoutID)]).toEqual(['failed', false])
    expect(JSON.stringify(body)).toContain(words.otherHolder)
    expect(calls.filter((one) => one === 'POST transferrecipient')).toHaveLength(before)
    payouts.holders.delete('0123456789')
  })

  it('that Paystack has already made is not failed by a name that changed since', async () => {
    const { payouts } = play.double
    const payoutID = await approved()
    play.double.fail('transfer', 'after')
    await look(payoutID)
    payouts.holders.set('0123456789', 'MALLORY TRADING LTD')
    await aMinuteLater(payoutID)
    await look(payoutID)
    payouts.holders.delete('0123456789')
    expect(await statusOf(payoutID)).toBe('sent')
    payouts.end(payoutID, 'success')
    await hear()
    expect(await statusOf(payoutID)).toBe('paid')
  })

  it('is sent without a name when test mode resolves no more accounts that day', async () => {
    const { payouts } = play.double
    payouts.resolvesLeft = 0
    const payoutID = await approved()
    await look(payoutID)
    payouts.resolvesLeft = Infinity
    expect([await statusOf(payoutID), payouts.recipientTypes.at(-1)]).toEqual(['sent', 'nuban'])
    payouts.end(payoutID, 'success')
    await hear()
  })

  it('comes back even after it was paid', async () => {
    const payoutID = await approved()
    await look(payoutID)
    play.double.payouts.end(payoutID, 'success')
    await hear()
    play.double.payouts.end(payoutID, 'reversed')
    await hear()
    expect(await statusOf(payoutID)).toBe('returned')
  })

  it('that is told as paid after it has failed is a difference that somebody looks at', async () => {
    const payoutID = await approved()
    await look(payoutID)
    play.double.payouts.end(payoutID, 'failed')
    await hear()
    play.double.payouts.end(payoutID, 'success')
    await hear()
    const { body } = (await desk?.read(payoutID)) ?? {}
    expect([body.status, typeof body.desk.toldPaidAt]).toEqual(['failed', 'string'])
    const { api, token } = play.stage
    const { currencies } = (await api.call('GET', '/reconciliation', { token })).body
    expect(JSON.stringify(currencies)).toContain(`It reports ${payoutID} as paid, but it’s failed here`)
    // The double is told otherwise again, because its books are compared with ours.
    play.double.payouts.end(payoutID, 'failed')
  })

  it('whose answer is lost is asked about, and never made twice', async () => {
    for (const fault of ['after', 'silence', 'garbage', '500'] as const) {
      const payoutID = await approved()
      play.double.fail('transfer', fault)
      await look(payoutID)
      expect(await statusOf(payoutID)).toBe('sent')
      await look(payoutID)
      if (!play.double.payouts.transfers.has(payoutID)) {
        await aMinuteLater(payoutID)
        await look(payoutID)
      }
      const own = [...play.double.payouts.transfers.values()].filter(({ reference }) => reference === payoutID)
      expect([fault, own.length]).toEqual([fault, 1])
      play.double.payouts.end(payoutID, 'success')
      await hear()
      expect(await statusOf(payoutID)).toBe('paid')
    }
  })

  it('that never arrived waits a minute, and goes out under the same reference', async () => {
    const payoutID = await approved()
    play.double.fail('transfer', 'before')
    await look(payoutID)
    const before = transfersMade()
    await look(payoutID)
    expect([await statusOf(payoutID), transfersMade()]).toEqual(['sent', before])
    await aMinuteLater(payoutID)
    await look(payoutID)
    expect(play.double.payouts.transfers.get(payoutID)?.amount).toBe(5_000)
    play.double.payouts.end(payoutID, 'success')
    await look(payoutID)
    expect(await statusOf(payoutID)).toBe('paid')
  })

  it('that never arrived is not made again in a currency that its account no longer takes', async () => {
    const payoutID = await approved()
    play.double.fail('transfer', 'before')
    await look(payoutID)
    const { api, merchant } = play.stage
    const { clientID, token } = merchant
    const takes = async (currencies: string[]) => {
      const body = accountInput({ accountNumber: '0123456789', bankCode: '058', currencies })
      expect((await api.call('PUT', `/clients/${clientID}/settlement-account`, { token, body })).status).toBe(200)
    }
    await takes(['USD'])
    await aMinuteLater(payoutID)
    const before = transfersMade()
    await look(payoutID)
    expect([await statusOf(payoutID), transfersMade()]).toEqual(['sent', before])
    await takes(['NGN'])
    await look(payoutID)
    expect(play.double.payouts.transfers.get(payoutID)?.amount).toBe(5_000)
    play.double.payouts.end(payoutID, 'success')
    await look(payoutID)
    expect(await statusOf(payoutID)).toBe('paid')
  })
})
