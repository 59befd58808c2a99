import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('fr')

export const area: Translated['area'] = {
  dashboard: 'Tableau de bord',
  apiUsers: 'Utilisateurs API',
  transactions: 'Transactions',
  paymentLinks: 'Liens de paiement',
  customers: 'Clients',
  subscriptions: 'Abonnements',
  invoices: 'Factures',
  products: 'Produits',
  disputes: 'Litiges',
  billingReports: 'Rapports de facturation',
  balance: 'Solde',
  logs: 'Journaux',
  webhooks: 'Webhooks',
  processors: 'Prestataires',
  profile: 'Profil',
  team: 'Équipe',
  payouts: 'Virements',
  checkout: 'Paiement en ligne',
  statements: 'Relevés',
  requestLog: 'Journal des requêtes',
  groups: { getPaid: 'Encaisser', money: 'Argent', developers: 'Développeurs', business: 'Entreprise' },
  switchBusiness: 'Changer d’entreprise',
  notActive: 'Inactive',
  youWorkFor: (name) => `Vous travaillez maintenant pour ${name}.`,
  whatWaits: 'Ce qui attend',
  afterAChangeThatCould: (hours) =>
    `Après une modification qui pourrait détourner votre argent, les clés et votre compte de règlement attendent ${count(hours, { one: '# heure', other: '# heures' })}.`,
  nothingWaits: 'Rien n’attend.',
  youCanMakeApiKeys: 'Vous pouvez créer des clés API et modifier votre compte de règlement.',
  toYourApiUsers: 'Voir vos utilisateurs API',
}
