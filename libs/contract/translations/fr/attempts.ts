import type { Translated } from '../../messages/translated.js'

export const attempts: Translated['attempts'] = {
  attempts: 'Tentatives',
  attempt: (number) => `Tentative ${number}`,
  outcomeWords: {
    succeeded: 'Réussie',
    authorized: 'Autorisée',
    requires_action: 'Action requise',
    failed: 'Échouée',
    canceled: 'Annulée',
  },
  unknown: 'Pas encore connu',
  milliseconds: (ms) => `${ms} ms`,
}
