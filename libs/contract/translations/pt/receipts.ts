import type { Translated } from '../../messages/translated.js'

export const receipts: Translated['receipts'] = {
  receipt: {
    subject: (merchantName) => `O seu recibo de ${merchantName}`,
    paid: (money, merchantName) => `Pagou ${money} a ${merchantName}.`,
    what: (description, transactionID) => `Referente a: ${description}\nPagamento: ${transactionID}`,
    test: 'Isto foi um teste: nenhum dinheiro foi movimentado.',
    questions: (merchantName) => `Dúvidas sobre a sua compra? Contacte ${merchantName}.`,
    button: 'Ver o recibo',
    closing: 'Este e-mail foi enviado automaticamente pelo Gatehouse porque este endereço foi indicado no pagamento.',
  },
  confirmPayment: {
    subject: (merchantName) => `Confirme seu pagamento a ${merchantName}`,
    asks: (money, merchantName) =>
      `${merchantName} quer cobrar ${money} do seu método de pagamento salvo. Seu banco pede que você confirme o pagamento.`,
    what: (description, transactionID) => `Referente a: ${description}\nPagamento: ${transactionID}`,
    until: (time) => `O link funciona até ${time}. Se você não confirmar, nada será cobrado.`,
    test: 'Isto é um teste: nenhum dinheiro é movimentado.',
    button: 'Confirmar o pagamento',
    closing: 'Você recebe este e-mail porque salvou um método de pagamento com este comerciante.',
  },
}
