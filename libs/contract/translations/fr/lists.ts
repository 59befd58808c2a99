import type { Translated } from '../../messages/translated.js'

export const lists: Translated['lists'] = {
  empty: {
    pendingClients: 'Aucun client en attente d’examen',
    apiUsers: 'Aucun utilisateur API trouvé.',
    transactions: 'Aucune transaction trouvée.',
  },
}
