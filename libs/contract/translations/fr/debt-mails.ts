import type { Translated } from '../../messages/translated.js'

export const debtMails: Translated['debtMails'] = {
  test: 'Mode test : ',
  subjects: {
    requested: (money) => `Veuillez payer ${money} à Gatehouse`,
    paid: (money) => `Merci : ${money} ont été versés sur votre solde`,
    written_off: (money) => `Nous avons renoncé à ${money} que vous nous deviez`,
  },
  news: {
    requested: (money) =>
      `Votre solde chez nous est négatif de ${money} : les payeurs ont récupéré plus qu’il n’est entré. Les versements attendent qu’il soit couvert. Vous pouvez le régler maintenant par carte, sans frais, ou attendre : les nouveaux paiements le compensent aussi.`,
    paid: (money) => `${money} ont été versés sur votre solde, sans frais.`,
    written_off: (money) => `Vous nous devez ${money} de moins : nous y avons renoncé. Vous n’avez rien à faire.`,
  },
  buttons: { requested: 'Voir ce qui est dû', paid: 'Voir votre solde', written_off: 'Voir votre solde' },
  closing: 'Cet e-mail a été envoyé automatiquement par Gatehouse parce que votre solde était négatif.',
}
