import type { Translated } from '../../messages/translated.js'

export const invoiceMails: Translated['invoiceMails'] = {
  invoice: {
    subject: (number, merchantName) => `Facture ${number} de ${merchantName}`,
    due: (merchantName, money, day) =>
      `${merchantName} vous a envoyé une facture de ${money}, à régler avant le ${day}.`,
    settled: (merchantName, money) => `${merchantName} vous a envoyé une facture de ${money}. Elle est déjà réglée.`,
    rest: (money) => `Il reste ${money} à payer.`,
    coupon: (name, money) => `Le code promo ${name} déduit ${money}.`,
    questions: (merchantName) => `Une question sur cette facture ? Adressez-vous à ${merchantName}.`,
    viewAndPay: 'Afficher et régler la facture',
    view: 'Afficher la facture',
    closing: (merchantName) => `Vous recevez cet e-mail parce que ${merchantName} vous a envoyé une facture.`,
  },
}
