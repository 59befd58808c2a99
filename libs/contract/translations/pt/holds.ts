import type { Translated } from '../../messages/translated.js'

export const holds: Translated['holds'] = {
  holds: {
    reasons: {
      email_changed: 'O endereço de e-mail foi alterado',
      password_reset: 'A palavra-passe foi redefinida por e-mail',
      settlement_account_changed: 'A conta de liquidação foi alterada',
    },
    accountChanged: (last4) => `A conta de liquidação terminada em ${last4} foi alterada`,
    ask: 'Receber o link por e-mail',
    asked: 'Enviámos o link por e-mail. Funciona uma vez, durante uma hora',
    askedAlready: 'Já há um link a caminho. Veja primeiro a sua caixa de correio',
    failure: 'Não foi possível enviar o link. Tente novamente.',
  },
}
