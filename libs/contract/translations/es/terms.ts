import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('es')

export const terms: Translated['terms'] = {
  agreed: 'El porcentaje acordado',
  refund: (money) => `${money} por reembolso`,
  dispute: (money) => `${money} por disputa`,
  payout: (money) => `${money} por transferencia`,
  refundsKeepFee: 'Los reembolsos y las disputas perdidas no devuelven la comisión del pago',
  byMethod: (method, price) => `${method}: ${price}`,
  inCurrency: (currency, price) => `En ${currency}: ${price}`,
  reserve: (percentage, days) =>
    `${percentage} se conserva como reserva durante ${count(days, { one: '# día', other: '# días' })} desde la liquidación`,
  prices: 'Precios',
  pricingLead: 'Lo que cuestan sus pagos a partir de ahora. Cada pago conserva el precio con el que se creó.',
  frozen: 'Fijado cuando se creó el pago.',
  refundFees: 'Comisiones por reembolsos',
  disputeFees: 'Comisiones por disputas',
  statements: 'Extractos',
  statementsLead:
    'Cada mes, en documento y en hoja de cálculo: el saldo inicial, todos los movimientos, las comisiones y el saldo final.',
  soFar: 'hasta ahora',
  statementFailed: 'No se ha podido crear el extracto',
}
