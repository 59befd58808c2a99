import type { Translated } from '../../messages/translated.js'
import { payments as texts } from './payments.js'

export const transactionActions: Translated['transactionActions'] = {
  created: {
    requires_action: 'Creado; se ha pedido al pagador un código de un solo uso',
    processing: 'Creado; el procesador aún no ha dicho qué ha sido de él',
    authorized: 'Creado y autorizado; no se cobra nada antes de la captura',
    succeeded: texts.createdAndPaid,
    failed: texts.createdAndDeclined,
    canceled: texts.createdAndCanceled,
    expired: texts.createdAndExpired,
  },
  found: {
    requires_action: texts.weAskedTheProcessorIt,
    processing: texts.weAskedTheProcessorItDoes,
    authorized: texts.weAskedTheProcessorItIs,
    succeeded: texts.weAskedTheProcessorItIsPaid,
    failed: texts.weAskedTheProcessorItWas,
    canceled: texts.weAskedTheProcessorItIsCanceled,
    expired: texts.createdAndExpired,
  },
  actions: {
    canceled: 'Cancelado; no se ha cobrado nada',
    otp_accepted: texts.thePayerEnteredTheRight,
    otp_resent: texts.theCodeWasSentAgain,
    otp_unanswered: 'La comprobación del código no obtuvo respuesta; el pagador puede escribirlo de nuevo',
    review_released: texts.staffReleasedIt,
    review_blocked: texts.staffBlockedIt,
    settled: texts.settledTheMoneyIsAvailable,
    refund_failed: texts.aRefundFailed,
    disputed: texts.thePayerDisputedThePayment,
    dispute_without_money: texts.thePayerDisputedItAfter,
    dispute_won: texts.theDisputeWasClosedAs,
    dispute_lost: texts.theDisputeWasClosedAsLost,
  },
  captured: texts.moneyCaptured,
  refunded: 'Reembolsado',
  moneyRefunded: texts.moneyRefunded,
  wrongTooOften: 'El código fue incorrecto demasiadas veces; el pago ha fallado',
  wrongCode: texts.thePayerEnteredAWrong,
  notCapturedInTime: texts.expiredNobodyCapturedItIn,
  noCodeInTime: texts.expiredNoCodeWasEntered,
}
