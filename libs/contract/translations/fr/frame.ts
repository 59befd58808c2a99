import type { Translated } from '../../messages/translated.js'

export const frame: Translated['frame'] = {
  thisFormCouldNotBe: 'Ce formulaire n’a pas pu être lu.',
  skipToContent: 'Aller au contenu',
  gatehousePaymentsThroughAGate: 'Gatehouse : des paiements par une porte que l’on peut lire',
  gatehouseHome: 'Gatehouse, accueil',
  onlyAnAdministratorMayDo: 'Seul un administrateur peut faire cela',
}
