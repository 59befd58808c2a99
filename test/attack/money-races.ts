import { otpTriesMax } from '#contract/limits.js'
import { idempotencyKey, paymentInput, type SignedInClient } from '../support/builders.js'
import { buildMerchant } from '../support/merchants.js'
import { buildLink, payLink } from '../support/payment-links.js'
import { outcomes, type Race, type Ring, succeeded } from './ring.js'

const many = 8
const amount = 10_000

interface Payer extends SignedInClient {
  accessToken: string
}

const merchantIn = (ring: Ring): Promise<Payer> => buildMerchant(ring)

const pay = async (ring: Ring, { accessToken: token }: Payer, overrides: object = {}, headers = idempotencyKey()) =>
  ring.call('POST', '/transactions', { token, body: paymentInput({ amount, ...overrides }), headers })

const act = (
  ring: Ring,
  { accessToken: token }: Payer,
  id: string,
  what: string,
  body: object = {},
  headers = idempotencyKey(),
) => ring.call('POST', `/transactions/${id}/${what}`, { token, body, headers })

const read = async (ring: Ring, { accessToken: token }: Payer, id: string) =>
  (await ring.call('GET', `/transactions/${id}`, { token })).body

const authorized = async (ring: Ring, merchant: Payer): Promise<string> =>
  (await pay(ring, merchant, { captureMethod: 'manual' })).body.transactionID

const chargeWithOneKey: Race = async (ring) => {
  const merchant = await merchantIn(ring)
  const key = idempotencyKey()
  const answers = await ring.atOnce(many, () => pay(ring, merchant, {}, key))
  const ids = new Set(succeeded(answers).map(({ body }) => body.transactionID))
  ring.holds(ids.size === 1, `one key made ${ids.size} payments: ${outcomes(answers)}`)
  const list = await ring.call('GET', '/transactions', { token: merchant.accessToken })
  ring.holds(list.body.items.length === 1, `one key left ${list.body.items.length} payments in the list`)
}

const chargeWithManyKeys: Race = async (ring) => {
  const merchant = await merchantIn(ring)
  const answers = await ring.atOnce(many, () => pay(ring, merchant))
  const ids = new Set(succeeded(answers).map(({ body }) => body.transactionID))
  ring.holds(ids.size === many, `${many} keys made ${ids.size} payments: ${outcomes(answers)}`)
}

const oneKeyForTwoBodies: Race = async (ring) => {
  const merchant = await merchantIn(ring)
  const key = idempotencyKey()
  const answers = await ring.atOnce(many, (index) => pay(ring, merchant, { amount: amount + (index % 2) }, key))
  const amounts = new Set(succeeded(answers).map(({ body }) => body.amount))
  ring.holds(amounts.size <= 1, `one key charged two amounts: ${outcomes(answers)}`)
}

const captures: Race = async (ring) => {
  const merchant = await merchantIn(ring)
  const id = await authorized(ring, merchant)
  const answers = await ring.atOnce(many, () => act(ring, merchant, id, 'capture'))
  ring.holds(succeeded(answers).length === 1, `one payment was captured more than once: ${outcomes(answers)}`)
  const { amountCaptured } = await read(ring, merchant, id)
  ring.holds(amountCaptured === amount, `${amountCaptured} of ${amount} is captured`)
}

const captureAndCancel: Race = async (ring) => {
  const merchant = await merchantIn(ring)
  const id = await authorized(ring, merchant)
  const answers = await ring.atOnce(many, (index) => act(ring, merchant, id, index % 2 ? 'capture' : 'cancel'))
  const good = succeeded(answers)
  ring.holds(good.length === 1, `a payment was captured and canceled: ${outcomes(answers)}`)
  const { status } = await read(ring, merchant, id)
  ring.holds(status === good[0]?.body.status, `the answer said ${good[0]?.body.status}, the payment is ${status}`)
}

const refunds: Race = async (ring) => {
  const merchant = await merchantIn(ring)
  const id = (await pay(ring, merchant)).body.transactionID
  const path = `/clients/${merchant.clientID}/transactions/${id}/refunds`
  const body = { amount: 3_000 }
  // Through the API user's door and the merchant's own.
  const answers = await ring.atOnce(many, (index) =>
    index % 2 ? act(ring, merchant, id, 'refunds', body) : ring.call('POST', path, { token: merchant.token, body }),
  )
  const sum = succeeded(answers).reduce((total, answer) => total + answer.body.amount, 0)
  ring.holds(sum <= amount, `${sum} of ${amount} was refunded: ${outcomes(answers)}`)
  const { amountRefunded } = await read(ring, merchant, id)
  ring.holds(amountRefunded === sum, `${sum} was said to be refunded, and ${amountRefunded} is`)
}

const refundWithOneKey: Race = async (ring) => {
  const merchant = await merchantIn(ring)
  const id = (await pay(ring, merchant)).body.transactionID
  const key = idempotencyKey()
  const answers = await ring.atOnce(many, () => act(ring, merchant, id, 'refunds', { amount: 1_000 }, key))
  const ids = new Set(succeeded(answers).map(({ body }) => body.refundID))
  ring.holds(ids.size === 1, `one key made ${ids.size} refunds: ${outcomes(answers)}`)
  const { amountRefunded } = await read(ring, merchant, id)
  ring.holds(amountRefunded === 1_000, `one key refunded ${amountRefunded} of 1000`)
}

const rightCodes: Race = async (ring) => {
  const merchant = await merchantIn(ring)
  const id = (await pay(ring, merchant, { paymentMethod: 'pm_otp' })).body.transactionID
  const answers = await ring.atOnce(many, () => act(ring, merchant, id, 'otp', { code: '123456' }))
  ring.holds(succeeded(answers).length === 1, `one code counted more than once: ${outcomes(answers)}`)
}

const wrongCodes: Race = async (ring) => {
  const merchant = await merchantIn(ring)
  const id = (await pay(ring, merchant, { paymentMethod: 'pm_otp' })).body.transactionID
  let tried = 0
  for (let burst = 0; burst < otpTriesMax; burst += 1) {
    const answers = await ring.atOnce(many, () => act(ring, merchant, id, 'otp', { code: '000000' }))
    tried += answers.filter(({ status, body }) => status === 200 || body?.code === 'OTP_WRONG').length
  }
  ring.holds(tried <= otpTriesMax, `${tried} wrong codes were tried of ${otpTriesMax}`)
  const late = await act(ring, merchant, id, 'otp', { code: '123456' })
  ring.holds(late.status >= 400, 'the right code counted after too many wrong ones')
}

const codeAndCancel: Race = async (ring) => {
  const merchant = await merchantIn(ring)
  const id = (await pay(ring, merchant, { paymentMethod: 'pm_otp' })).body.transactionID
  const answers = await ring.atOnce(2, (index) =>
    index ? act(ring, merchant, id, 'otp', { code: '123456' }) : act(ring, merchant, id, 'cancel'),
  )
  ring.holds(succeeded(answers).length === 1, `a code counted beside a cancellation: ${outcomes(answers)}`)
}

const linkForOnePayment: Race = async (ring) => {
  const merchant = await merchantIn(ring)
  const { token } = await buildLink(ring, merchant, { once: true })
  const answers = await ring.atOnce(many, () => payLink(ring, token) as ReturnType<Ring['call']>)
  const paid = succeeded(answers).filter(({ body }) => body.status === 'succeeded').length
  ring.holds(paid === 1, `a link for one payment was paid ${paid} times: ${outcomes(answers)}`)
}

const disputeClosedTwice: Race = async (ring) => {
  const { administrator: token, disputes } = ring.stage
  const disputeID = disputes.pop()
  if (!disputeID) return
  const answers = await ring.atOnce(many, (index) =>
    ring.call('POST', `/disputes/${disputeID}/close`, { token, body: { outcome: index % 2 ? 'won' : 'lost' } }),
  )
  // Asked again for what it is already, it says so; both outcomes are never said.
  const said = new Set(succeeded(answers).map(({ body }) => body.status))
  ring.holds(said.size === 1, `a dispute was won and lost: ${outcomes(answers)}`)
  const { status } = (await ring.call('GET', `/disputes/${disputeID}`, { token })).body
  ring.holds(said.has(status), `the answers said ${[...said]}, the dispute is ${status}`)
}

/** Calls that move money, beside themselves and each other. */
export const moneyRaces: Record<string, Race> = {
  'charges with one key': chargeWithOneKey,
  'charges with many keys': chargeWithManyKeys,
  'one key for two amounts': oneKeyForTwoBodies,
  captures,
  'capture beside cancellation': captureAndCancel,
  refunds,
  'refunds with one key': refundWithOneKey,
  'right codes': rightCodes,
  'wrong codes': wrongCodes,
  'code beside cancellation': codeAndCancel,
  'payments of a link for one': linkForOnePayment,
  'a dispute won and lost': disputeClosedTwice,
}
