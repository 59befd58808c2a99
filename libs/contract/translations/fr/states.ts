import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('fr')

export const states: Translated['states'] = {
  transactions: {
    requires_action: 'Action requise',
    processing: 'En cours',
    authorized: 'Autorisé',
    succeeded: 'Réussi',
    failed: 'Échoué',
    canceled: 'Annulé',
    expired: 'Expiré',
  },
  payouts: {
    created: 'Créé',
    awaiting_approval: 'En attente d’approbation',
    approved: 'Approuvé',
    sent: 'Envoyé',
    paid: 'Versé',
    rejected: 'Refusé',
    canceled: 'Annulé',
    failed: 'Échoué',
    returned: 'Revenu',
  },
  contact: {
    contactPerson: 'Interlocuteur',
    phoneNumber: 'Numéro de téléphone',
    address: 'Adresse',
    city: 'Ville',
    state: 'État ou région',
    country: 'Pays',
  },
  accounts: { rejected: 'Refusé', suspended: 'Suspendu', disabled: 'Désactivé' },
  refunds: { succeeded: 'Réussi', failed: 'Échoué' },
  disputes: {
    inquiry: 'Demande d’information',
    open: 'Ouvert',
    won: 'Gagné',
    lost: 'Perdu',
    inquiry_closed: 'Demande close',
    prevented: 'Évité',
    unclear: 'À vérifier',
  },
  paymentLinks: { open: 'Ouvert', paid: 'Payé', expired: 'Expiré', closed: 'Fermé' },
  deliveries: { pending: 'En attente', succeeded: 'Livré', failed: 'Échoué' },
  passwords: { weak: 'Faible', fair: 'Moyen', good: 'Bon', strong: 'Fort' },
  clientTypes: { Company: 'Société', Individual: 'Particulier' },
  amounts: { amount: 'Montant', captured: 'Capturé', fee: 'Frais', refunded: 'Remboursé' },
  done: { captured: 'capturés', refunded: 'remboursés' },
  place: 'Lieu',
  you: 'Vous',
  select: 'Choisir…',
  cancel: 'Annuler',
  asked: 'Demandé le',
  account: 'Compte',
  yes: 'Oui',
  payments: (said, payments) => `${said} ${count(payments, { one: 'paiement', other: 'paiements' })}`,
  theProcessorIsSilent:
    'Le prestataire n’a pas encore répondu. Nous lui demandons ce qu’est devenu le paiement ; il n’est jamais débité deux fois.',
  outcomeUnknown:
    'Le prestataire n’a pas encore répondu. Cette page affiche le résultat dès qu’il est connu ; rien n’est effectué deux fois',
}
