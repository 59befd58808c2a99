import type { Translated } from '../../messages/translated.js'

export const renewalMails: Translated['renewalMails'] = {
  failed: {
    subject: (merchantName) => `Seu pagamento para ${merchantName} falhou`,
    news: (merchantName, money, number) =>
      `Seu pagamento de ${money} para ${merchantName} referente à fatura ${number} falhou.`,
    next: 'Pague pelo botão abaixo. Se você salvar o novo meio de pagamento, ele será usado nos próximos pagamentos.',
    nextOfEnded: 'Pague pelo botão abaixo.',
    button: 'Pagar ou trocar o meio de pagamento',
  },
  confirmation: {
    subject: (merchantName) => `Confirme seu pagamento para ${merchantName}`,
    news: (merchantName, money) => `Seu banco pede que você confirme o pagamento de ${money} para ${merchantName}.`,
    next: 'Confirme pelo botão abaixo. Enquanto isso, sua assinatura continua ativa.',
    nextOfEnded: 'Confirme pelo botão abaixo.',
    button: 'Confirmar pagamento',
  },
  closing: (merchantName) => `Você está recebendo este e-mail porque tem uma assinatura com ${merchantName}.`,
  closingOfEnded: (merchantName) => `Você está recebendo este e-mail porque tinha uma assinatura com ${merchantName}.`,
}
