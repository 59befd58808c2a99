import type { Translated } from '../../messages/translated.js'

export const failureNames: Translated['failureNames'] = {
  failureNames: {
    declined: 'refusé',
    insufficient_funds: 'provision insuffisante',
    expired_card: 'carte expirée',
    invalid_card: 'données de carte incorrectes',
    lost_card: 'carte perdue',
    stolen_card: 'carte volée',
    do_not_honor: 'refusé par la banque',
    limit_exceeded: 'plafond de la carte dépassé',
    suspected_fraud: 'soupçon de fraude',
    authentication_failed: 'identité non confirmée',
    otp_failed: 'code à usage unique non confirmé',
    method_not_supported: 'moyen de paiement non accepté',
    currency_not_supported: 'devise non acceptée',
    amount_not_supported: 'montant non accepté',
    processing_error: 'erreur du prestataire',
    processor_unavailable: 'prestataire indisponible',
    not_received: 'non reçu par le prestataire',
    capture_failed: 'capture échouée',
    blocked: 'bloqué par une règle de risque',
  },
  methodFailureNames: {
    NO_METHOD: 'aucun moyen de paiement',
    SAVED_METHOD_REFUSED: 'refusé définitivement par la banque',
    SAVED_METHOD_DETACHED: 'moyen de paiement supprimé',
    SAVED_METHOD_EXPIRED: 'carte expirée',
    SAVED_METHOD_ON_SESSION_ONLY: 'autorisé uniquement en présence du client',
    ABOVE_MANDATE_MAXIMUM: 'au-dessus du maximum autorisé par le client',
  },
}
