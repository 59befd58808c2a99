import {
  type CreatePaymentErrorResult,
  type CreatePaymentResult,
  type Order,
  type PaymentMetadata,
  type RequestContext,
  UserInputError,
} from '@vendure/core'
import { AmountError, spoken, toGatehouse } from './amounts.js'
import type { HandlerArgs } from './args.js'
import { gatehouseOf } from './clients.js'
import type { Session } from './gatehouse-types.js'
import { isOfOrder } from './ownership.js'

export interface Asked {
  order: Order
  amount: number
  decimals: number
}

/** null: it pays exactly what is due. */
export function misfit(session: Session, { order, amount, decimals }: Asked): string | null {
  if (session.currency !== order.currencyCode) return `the order is in ${order.currencyCode}`
  try {
    const due = toGatehouse(amount, order.currencyCode, decimals)
    return due === session.amount ? null : `the order now needs ${spoken(due, session.currency)}`
  } catch (error) {
    if (error instanceof AmountError) return error.message
    throw error
  }
}

/** Only this plugin asks, with a session of its own: what a browser sends as metadata proves nothing. */
export async function createPayment(
  ctx: RequestContext,
  asked: Asked,
  args: HandlerArgs,
  { checkoutSessionID }: PaymentMetadata,
): Promise<CreatePaymentResult | CreatePaymentErrorResult> {
  if (ctx.apiType !== 'admin' || typeof checkoutSessionID !== 'string')
    throw new UserInputError('Pay this order with the mutation createGatehouseCheckoutSession')
  const gatehouse = gatehouseOf(args)
  const session = await gatehouse.checkoutSessions.get(checkoutSessionID)
  const { transactionID } = session
  const { amount, order } = asked
  const refuse = (errorMessage: string) => ({ amount, state: 'Declined' as const, errorMessage })
  if (!transactionID || !isOfOrder(session, order, ctx.channel.token))
    return refuse('This session is for another order')
  const reason = misfit(session, asked)
  if (reason) return refuse(`The payment doesn't fit: ${reason}`)
  const { status, card } = await gatehouse.transactions.get(transactionID)
  if (status !== 'authorized' && status !== 'succeeded') return refuse(`The payment is ${status}`)
  return {
    amount,
    state: status === 'authorized' ? 'Authorized' : 'Settled',
    transactionId: transactionID,
    metadata: { checkoutSessionID, ...(card && { public: { cardBrand: card.brand, cardLast4: card.last4 } }) },
  }
}
