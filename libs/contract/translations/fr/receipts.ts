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
  confirmPayment: {
    subject: (merchantName) => `Confirmez votre paiement à ${merchantName}`,
    asks: (money, merchantName) =>
      `${merchantName} souhaite débiter ${money} de votre moyen de paiement enregistré. Votre banque vous demande de confirmer le paiement.`,
    what: (description, transactionID) => `Objet : ${description}\nPaiement : ${transactionID}`,
    until: (time) => `Le lien est valable jusqu’au ${time}. Sans confirmation, rien ne vous sera débité.`,
    test: 'Ceci est un test : aucune somme n’est transférée.',
    button: 'Confirmer le paiement',
    closing: 'Vous recevez cet e-mail parce que vous avez enregistré un moyen de paiement auprès de ce marchand.',
  },
}
