import type { Translated } from '../../messages/translated.js'

export const transferMails: Translated['transferMails'] = {
  details: {
    subject: (merchantName) => `Votre virement à ${merchantName}`,
    news: (money, merchantName) => `Pour payer ${merchantName}, virez ${money} sur ce compte :`,
    reference: (day) => `Indiquez exactement cette référence. Le paiement expire le ${day}.`,
    button: 'Afficher le paiement',
  },
  part: {
    subject: (missing, merchantName) => `Il manque ${missing} à votre virement à ${merchantName}`,
    news: (received, missing) => `Nous avons reçu ${received}. Virez les ${missing} restants sur ce compte :`,
  },
  late: {
    subject: (merchantName) => `Votre virement à ${merchantName} est arrivé trop tard`,
    news: (money, merchantName) =>
      `Nous avons reçu ${money} après la fin de votre paiement à ${merchantName}. Nous accepterons cette somme ou vous la renverrons.`,
  },
  returned: {
    subject: (money) => `Nous avons renvoyé votre virement de ${money}`,
    news: (money, merchantName) =>
      `Ce virement n’était pas nécessaire à votre paiement à ${merchantName}. Nous avons renvoyé ${money} sur le compte d’origine.`,
  },
  test: 'Ceci est un test. N’envoyez pas d’argent.',
  questions: (merchantName) => `Une question sur votre paiement ? Adressez-vous à ${merchantName}.`,
  closing: 'Vous recevez cet e-mail parce que cette adresse a été indiquée lors du paiement.',
}
