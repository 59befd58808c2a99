import type { Translated } from '../../messages/translated.js'

const back = 'La somme figure de nouveau dans votre solde.'

export const payoutMails: Translated['payoutMails'] = {
  test: 'Mode test : ',
  subjects: {
    paid: (money) => `${money} vous ont été versés`,
    failed: (money) => `Un versement de ${money} a échoué`,
    returned: (money) => `Un versement de ${money} est revenu`,
    rejected: (money) => `Un versement de ${money} a été refusé`,
  },
  news: {
    paid: (money, last4) => `Nous avons versé ${money} sur votre compte se terminant par ${last4}.`,
    failed: (money, last4) =>
      `${money} n’ont pas pu être versés sur votre compte se terminant par ${last4}. ${back} Veuillez vérifier que le compte est correct.`,
    returned: (money, last4) =>
      `Votre banque a renvoyé ${money} que nous avions versés sur le compte se terminant par ${last4}. ${back} Veuillez vérifier que le compte est correct.`,
    rejected: (money, last4) =>
      `Un versement de ${money} sur votre compte se terminant par ${last4} n’a pas été approuvé. ${back}`,
  },
  reason: (text) => `Motif : ${text}`,
  button: 'Voir le versement',
  closing:
    'Cet e-mail a été envoyé automatiquement par Gatehouse parce qu’une somme vous a été versée, ou n’a pas pu l’être.',
}
