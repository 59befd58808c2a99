import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('pt')

export const terms: Translated['terms'] = {
  agreed: 'A percentagem acordada',
  refund: (money) => `${money} por reembolso`,
  dispute: (money) => `${money} por contestação`,
  payout: (money) => `${money} por repasse`,
  refundsKeepFee: 'Os reembolsos e as disputas perdidas não devolvem a comissão do pagamento',
  byMethod: (method, price) => `${method}: ${price}`,
  inCurrency: (currency, price) => `Em ${currency}: ${price}`,
  reserve: (percentage, days) =>
    `${percentage} ficam em reserva durante ${count(days, { one: '# dia', other: '# dias' })} após a liquidação`,
  prices: 'Preços',
  pricingLead: 'O que os seus pagamentos custam a partir de agora. Um pagamento mantém o preço com que foi criado.',
  frozen: 'Fixado quando o pagamento foi criado.',
  refundFees: 'Tarifas de reembolso',
  disputeFees: 'Tarifas de contestação',
  statements: 'Extratos',
  statementsLead:
    'Cada mês em documento e em folha de cálculo: o saldo inicial, todos os movimentos, as tarifas e o saldo final.',
  soFar: 'até agora',
  statementFailed: 'Não foi possível gerar o extrato',
}
