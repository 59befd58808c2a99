import type { Translated } from '../translated.js'

export const receipts: Translated['receipts'] = {
  receipt: {
    subject: (merchantName) => `Seu recibo de ${merchantName}`,
    paid: (money, merchantName) => `Você pagou ${money} a ${merchantName}.`,
    what: (description, transactionID) => `Referente a: ${description}\nPagamento: ${transactionID}`,
    test: 'Isto foi um teste: nenhum dinheiro foi movimentado.',
    questions: (merchantName) => `Dúvidas sobre a sua compra? Fale com ${merchantName}.`,
    button: 'Ver o recibo',
    closing: 'Este e-mail foi enviado automaticamente por Gatehouse porque este endereço foi informado no pagamento.',
  },
}
