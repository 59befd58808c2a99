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
}
