import type { Translated } from '../../messages/translated.js'

export const debts: Translated['debts'] = {
  youOwe: (money) => `Vous nous devez ${money}.`,
  why: 'Depuis le dernier versement, les payeurs ont récupéré plus qu’il n’est entré. Les nouveaux paiements le compensent d’eux-mêmes, et les versements attendent jusque-là.',
  pay: (money) => `Payer ${money} maintenant`,
  withoutFee: 'Versé sur votre propre solde, sans frais.',
  label: 'Ce que vous devez',
}
