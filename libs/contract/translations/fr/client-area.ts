import type { Translated } from '../../messages/translated.js'

export const clientArea: Translated['clientArea'] = {
  clientArea: {
    active: 'Actif',
    pendingApproval: 'En attente d’approbation',
    apiUsersTitle: 'Mes utilisateurs API',
    transactionsFilter: 'Filtrer par statut ou description…',
    loadFailure: 'Les données n’ont pas pu être chargées. Veuillez réessayer.',
    copied: 'Copié !',
  },
}
