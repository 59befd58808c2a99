import type { Translated } from '../../messages/translated.js'

export const receipts: Translated['receipts'] = {
  receipt: {
    subject: (merchantName) => `Votre reçu de ${merchantName}`,
    paid: (money, merchantName) => `Vous avez payé ${money} à ${merchantName}.`,
    what: (description, transactionID) => `Objet : ${description}\nPaiement : ${transactionID}`,
    test: 'Ceci était un test : aucune somme n’a été transférée.',
    questions: (merchantName) => `Une question sur votre achat ? Adressez-vous à ${merchantName}.`,
    button: 'Afficher le reçu',
    closing:
      'Cet e-mail a été envoyé automatiquement par Gatehouse, car cette adresse a été indiquée lors du paiement.',
  },
}
