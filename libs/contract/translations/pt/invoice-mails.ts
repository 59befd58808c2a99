import type { Translated } from '../../messages/translated.js'

export const invoiceMails: Translated['invoiceMails'] = {
  invoice: {
    subject: (number, merchantName) => `Fatura ${number} de ${merchantName}`,
    due: (merchantName, money, day) =>
      `${merchantName} enviou a você uma fatura de ${money}. O vencimento é em ${day}.`,
    settled: (merchantName, money) => `${merchantName} enviou a você uma fatura de ${money}. Ela já está paga.`,
    rest: (money) => `Ainda faltam ${money} a pagar.`,
    coupon: (name, money) => `O cupom ${name} desconta ${money}.`,
    questions: (merchantName) => `Dúvidas sobre esta fatura? Fale com ${merchantName}.`,
    viewAndPay: 'Ver e pagar a fatura',
    view: 'Ver a fatura',
    closing: (merchantName) => `Você recebeu este e-mail porque ${merchantName} enviou uma fatura a você.`,
  },
}
