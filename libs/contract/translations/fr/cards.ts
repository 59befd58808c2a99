import type { Translated } from '../../messages/translated.js'

export const cards: Translated['cards'] = {
  brandWords: {
    visa: 'Visa',
    mastercard: 'Mastercard',
    amex: 'American Express',
    discover: 'Discover',
    diners: 'Diners Club',
    jcb: 'JCB',
    unionpay: 'UnionPay',
    maestro: 'Maestro',
    verve: 'Verve',
  },
}
