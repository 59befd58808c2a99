import type { Translated } from '../../messages/translated.js'

import { payments } from './payments.js'

const created = {
  requires_action: 'Créé ; un code à usage unique a été demandé au payeur',
  processing: 'Créé ; le prestataire n’a pas encore indiqué le résultat',
  authorized: 'Créé et autorisé ; rien n’est débité avant la capture',
  succeeded: payments.createdAndPaid,
  failed: payments.createdAndDeclined,
  canceled: payments.createdAndCanceled,
  expired: payments.createdAndExpired,
}

export const transactionActions: Translated['transactionActions'] = {
  created,
  found: {
    ...created,
    requires_action: payments.weAskedTheProcessorIt,
    processing: payments.weAskedTheProcessorItDoes,
    authorized: payments.weAskedTheProcessorItIs,
    succeeded: payments.weAskedTheProcessorItIsPaid,
    failed: payments.weAskedTheProcessorItWas,
    canceled: payments.weAskedTheProcessorItIsCanceled,
  },
  actions: {
    canceled: 'Annulé ; rien n’a été débité',
    otp_accepted: payments.thePayerEnteredTheRight,
    otp_resent: payments.codeResent,
    otp_unanswered: 'La vérification du code est restée sans réponse ; le payeur peut le saisir de nouveau',
    review_released: payments.staffReleasedIt,
    review_blocked: payments.staffBlockedIt,
    settled: payments.settledTheMoneyIsAvailable,
    refund_failed: payments.aRefundFailed,
    late_payment_returned: 'Le payeur a payé après la fin du paiement ; nous le remboursons',
    late_payment_return_failed: 'Le remboursement du paiement tardif a échoué',
    payment_failed: payments.theCaptureFailed,
    payment_restored: payments.thePaymentWasRestored,
    disputed: payments.thePayerDisputedThePayment,
    dispute_without_money: payments.thePayerDisputedItAfter,
    dispute_won: payments.theDisputeWasClosedAs,
    dispute_lost: payments.theDisputeWasClosedAsLost,
    dispute_inquiry: 'La banque du payeur demande des informations sur le paiement ; aucun montant n’est bloqué',
    dispute_inquiry_closed: 'La demande d’information est close ; aucun montant n’a bougé',
    dispute_prevented: 'Le litige a été évité ; aucun montant n’a bougé',
    dispute_unclear: 'Le prestataire signale un litige que nous ne pouvons pas interpréter ; aucun montant n’a bougé',
  },
  captured: payments.moneyCaptured,
  wasCaptured: 'Capturé',
  refunded: 'Remboursé',
  moneyRefunded: payments.moneyRefunded,
  wrongTooOften: 'Le code était incorrect trop souvent ; le paiement a échoué',
  wrongCode: payments.thePayerEnteredAWrong,
  notCapturedInTime: payments.expiredNobodyCapturedItIn,
  noCodeInTime: payments.expiredNoCodeWasEntered,
}
