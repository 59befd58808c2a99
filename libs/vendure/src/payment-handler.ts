import { ConfigService, LanguageCode, PaymentMethodHandler, TransactionalConnection } from '@vendure/core'
import { vendureDecimalsDefault } from './amounts.js'
import { handlerArgs } from './args.js'
import { createPayment } from './create-payment.js'
import { createRefund } from './create-refund.js'
import { saying } from './said.js'
import { cancelPayment, settlePayment } from './settle-payment.js'

let connection: TransactionalConnection
let decimals = vendureDecimalsDefault

export const decimalsOf = ({ entityOptions }: ConfigService): number =>
  entityOptions.moneyStrategy.precision ?? vendureDecimalsDefault

export const gatehousePaymentHandler = new PaymentMethodHandler({
  code: 'gatehouse',
  description: [{ languageCode: LanguageCode.en, value: 'Gatehouse' }],
  args: handlerArgs,
  init(injector) {
    connection = injector.get(TransactionalConnection)
    decimals = decimalsOf(injector.get(ConfigService))
  },
  createPayment: (ctx, order, amount, args, metadata) =>
    saying(() => createPayment(ctx, { order, amount, decimals }, args, metadata)),
  settlePayment: (_ctx, order, payment, args) => saying(() => settlePayment(order, payment, args, decimals)),
  cancelPayment: (_ctx, _order, payment, args) => saying(() => cancelPayment(payment, args)),
  createRefund: (ctx, { reason }, amount, order, payment, args) =>
    saying(() => createRefund(ctx, connection, { order, payment, amount, decimals, reason }, args)),
})
