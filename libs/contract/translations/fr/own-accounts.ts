import type { Translated } from '../../messages/translated.js'
import { statementDescriptor } from './statement-descriptor.js'

export const ownAccounts: Translated['ownAccounts'] = {
  processors: 'Prestataires',
  lead: 'Connectez votre propre compte chez un prestataire de paiement. Vos paiements y passent en premier, et le prestataire vous verse l’argent directement.',
  noAccounts: 'Aucun compte pour le moment.',
  noAccountsHelp: 'Sans compte, vos paiements passent par la plateforme, qui vous verse l’argent.',
  addAccount: 'Ajouter un compte',
  editAccount: 'Modifier le compte',
  save: 'Enregistrer',
  edit: 'Modifier',
  check: 'Vérifier',
  deleteWord: 'Supprimer',
  deleteQuestion: 'Supprimer ce compte ?',
  deleteLead: 'Vos paiements passent alors par la plateforme. Les paramètres du compte sont supprimés définitivement.',
  chooseProcessor: 'Choisissez un prestataire',
  name: 'Nom',
  nameHelp: 'Pour votre équipe, par exemple « Stripe EU ».',
  currencies: 'Devises',
  currenciesHelp: 'N’en cochez aucune pour accepter toutes les devises du prestataire.',
  allCurrencies: 'Toutes',
  isEnabled: 'Accepter de nouveaux paiements',
  isEnabledHelp: 'Un compte désactivé traite encore les remboursements et les captures de ses paiements.',
  keepHelp: 'Laissez ce champ vide pour conserver la valeur actuelle.',
  enabled: 'Activé',
  disabled: 'Désactivé',
  noticeAddress: 'Adresse de notification',
  noticeAddressHelp: 'Ajoutez-la comme webhook chez votre prestataire, afin que nous soyons informés de vos paiements.',
  lastNotice: 'Dernière notification',
  noNotice: 'Aucune pour le moment',
  created: 'Compte ajouté',
  updated: 'Compte enregistré',
  deleted: 'Compte supprimé',
  works: 'Le compte fonctionne',
  doesNotWork: 'Le compte ne fonctionne pas. Vérifiez ses paramètres',
  failedToSave: 'Impossible d’enregistrer le compte',
  failedToDelete: 'Impossible de supprimer le compte',
  failedToCheck: 'Impossible de vérifier le compte',
  settings: {
    stripe: {
      secretKey: {
        label: 'Clé secrète',
        help: 'Dans Stripe : Développeurs, Clés API. Une clé restreinte convient ; le guide indique ses autorisations',
      },
      publishableKey: {
        label: 'Clé publique',
        help: 'Dans Stripe : Développeurs, Clés API. Les navigateurs l’utilisent pour charger le formulaire de carte',
      },
      noticeSecret: {
        label: 'Secret de signature',
        help: 'Dans Stripe : Développeurs, Webhooks. Utilisez l’endpoint qui porte l’adresse de notification de ce compte',
      },
      statementDescriptor: { label: statementDescriptor.label, help: statementDescriptor.suffixHelp },
    },
    adyen: {
      apiKey: {
        label: 'Clé API',
        help: 'Dans Adyen : Développeurs, Identifiants API. Utilisez un utilisateur de service web pour Checkout',
      },
      merchantAccount: {
        label: 'Compte marchand',
        help: 'Le code en haut de votre Customer Area, par exemple YourCompanyECOM',
      },
      clientKey: { label: 'Clé client', help: 'À côté de la clé API. Ajoutez votre site aux origines autorisées' },
      noticeKey: {
        label: 'Clé HMAC',
        help: 'Dans Adyen : Développeurs, Webhooks. Utilisez le webhook standard avec l’adresse de notification de ce compte',
      },
      tokenNoticeKey: {
        label: 'Clé HMAC des jetons',
        help: 'Dans Adyen : Développeurs, Webhooks. Utilisez le webhook du cycle de vie des jetons récurrents avec la même adresse',
      },
      livePrefix: {
        label: 'Préfixe de l’URL de production',
        help: 'Comptes de production uniquement : Développeurs, URL d’API, Préfixe, par exemple 1797a841fbb37ca7-AdyenDemo',
      },
      liveRegion: {
        label: 'Région de production',
        help: 'La région de votre compte de production : eu, us, au, apse ou in. Vide : eu',
      },
      allowedMethods: {
        label: 'Moyens de paiement',
        help: 'Types d’Adyen, par exemple scheme, ideal, sepadirectdebit. Vide : cartes, portefeuilles et paiements bancaires instantanés',
      },
      statementDescriptor: { label: statementDescriptor.label, help: statementDescriptor.wholeHelp },
    },
    paystack: {
      secretKey: {
        label: 'Clé secrète',
        help: 'Dans Paystack : Paramètres, Clés API et webhooks. Elle signe aussi les webhooks',
      },
      publicKey: { label: 'Clé publique', help: 'À côté de la clé secrète' },
    },
  },
}
