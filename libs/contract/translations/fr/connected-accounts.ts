import type { Translated } from '../../messages/translated.js'

export const connectedAccounts: Translated['connectedAccounts'] = {
  title: 'Comptes connectés',
  lead: 'Le prestataire vous verse l’argent directement. Il recueille vos informations sur ses propres pages.',
  connectWith: (title) => `Connecter avec ${title}`,
  goOn: 'Poursuivre l’inscription',
  openLead:
    'Le prestataire vous demande des informations sur votre entreprise et un compte bancaire. Vous revenez ensuite ici.',
  getLink: 'Obtenir le lien',
  linkLead: 'Ce lien vous est personnel et ne fonctionne qu’une fois.',
  openAt: (title) => `Continuer chez ${title}`,
  refresh: 'Actualiser',
  refreshed: 'État actualisé',
  reference: 'Compte chez le prestataire',
  noReference: 'Aucun pour le moment',
  due: 'Informations demandées par le prestataire',
  dueBy: 'À fournir avant le',
  payments: 'Paiements',
  payouts: 'Virements',
  turnedOn: 'Activés',
  turnedOff: 'Désactivés',
  failedToStart: 'Impossible de commencer l’inscription',
  failedToRefresh: 'Impossible d’actualiser le compte',
  stateWords: {
    created: 'Inscription en cours',
    action_required: 'Informations requises',
    in_review: 'En cours d’examen',
    payouts_paused: 'Virements suspendus',
    enabled: 'Activé',
    inactive: 'Inactif',
    disconnected: 'Déconnecté',
  },
}
