import type { Translated } from '../../messages/translated.js'

export const paymentFailureMails: Translated['paymentFailureMails'] = {
  test: 'Mode test : ',
  subject: (money) => `Un paiement de ${money} a échoué après sa capture`,
  news: (money, transactionID) =>
    `Le prestataire n’a pas pu encaisser ${money} du paiement ${transactionID}, qu’il avait pourtant confirmé. Le montant a été retiré de votre solde et les frais vous ont été rendus.`,
  advice:
    'Si la commande n’est pas encore livrée, retenez-la et demandez au payeur de payer à nouveau. Si la capture réussit plus tard, le montant revient sur votre solde.',
  button: 'Voir le paiement',
  closing: 'Cet e-mail a été envoyé automatiquement par Gatehouse parce qu’un de vos paiements a échoué.',
}
