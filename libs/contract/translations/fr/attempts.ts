import type { Translated } from '../../messages/translated.js'

export const attempts: Translated['attempts'] = {
  attempts: 'Tentatives',
  number: 'N°',
  outcome: 'Résultat',
  took: 'Durée',
  outcomeWords: {
    succeeded: 'Réussie',
    authorized: 'Autorisée',
    requires_action: 'Action requise',
    failed: 'Échouée',
    canceled: 'Annulée',
  },
  unknown: 'Pas encore connu',
  none: 'Aucune',
  milliseconds: (ms) => `${ms} ms`,
}
