import type { Translated } from '../../messages/translated.js'

export const settlementAccounts: Translated['clientRefusals']['clientRefusals']['settlementAccounts'] = {
  currenciesNeeded: 'Selecione as moedas que esta conta aceita',
  currencyElsewhere: (currency, last4) =>
    `A sua conta que termina em ${last4} aceita ${currency}. Retire primeiro a moeda dessa conta`,
  noFirstAccount: 'Adicione primeiro a sua primeira conta de liquidação',
  currenciesUnstated: (last4) => `Selecione primeiro as moedas que a sua conta que termina em ${last4} aceita`,
  noSettlementAccount: (currencies) => `Adicione primeiro uma conta de liquidação em ${currencies}`,
  bankRefused: 'O processador não aceitou a sua conta de liquidação. Verifique o código do banco, o número e o titular',
  connectRefused: 'O processador rejeitou o pedido. Peça à plataforma que verifique a conta dela',
  connectUnanswered: 'O processador não respondeu. Tente novamente',
}
