import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('fr')

export const terms: Translated['terms'] = {
  agreed: 'Le pourcentage convenu',
  refund: (money) => `${money} par remboursement`,
  dispute: (money) => `${money} par litige`,
  payout: (money) => `${money} par versement`,
  refundsKeepFee: 'Les remboursements et les litiges perdus ne restituent pas les frais du paiement',
  byMethod: (method, price) => `${method} : ${price}`,
  inCurrency: (currency, price) => `En ${currency} : ${price}`,
  reserve: (percentage, days) =>
    `${percentage} sont gardés en réserve pendant ${count(days, { one: '# jour', other: '# jours' })} après le règlement`,
  prices: 'Tarifs',
  pricingLead: 'Ce que vos paiements coûtent désormais. Un paiement garde le tarif en vigueur lors de sa création.',
  frozen: 'Fixé à la création du paiement.',
  refundFees: 'Frais de remboursement',
  disputeFees: 'Frais de litige',
  statements: 'Relevés',
  statementsLead:
    'Chaque mois, en document et en tableur : le solde d’ouverture, chaque mouvement, les frais et le solde de clôture.',
  soFar: 'à ce jour',
  statementFailed: 'Le relevé n’a pas pu être établi',
}
