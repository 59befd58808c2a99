import type { Translated } from '../../messages/translated.js'

import { payments } from './payments.js'

const created = {
  requires_action: 'Criado; foi pedido ao pagador um código de uso único',
  processing: 'Criado; o processador ainda não indicou o resultado',
  authorized: 'Criado e autorizado; nada é cobrado antes da captura',
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
    canceled: 'Cancelado; nada foi cobrado',
    otp_accepted: payments.thePayerEnteredTheRight,
    otp_resent: payments.codeResent,
    otp_unanswered: 'A verificação do código ficou sem resposta; o pagador pode introduzi-lo de novo',
    review_released: payments.staffReleasedIt,
    review_blocked: payments.staffBlockedIt,
    settled: payments.settledTheMoneyIsAvailable,
    refund_failed: payments.aRefundFailed,
    late_payment_returned: 'O pagador pagou depois de o pagamento ter terminado; reembolsamos o pagamento',
    late_payment_return_failed: 'O reembolso do pagamento tardio falhou',
    payment_failed: payments.theCaptureFailed,
    payment_restored: payments.thePaymentWasRestored,
    disputed: payments.thePayerDisputedThePayment,
    dispute_without_money: payments.thePayerDisputedItAfter,
    dispute_won: payments.theDisputeWasClosedAs,
    dispute_lost: payments.theDisputeWasClosedAsLost,
    dispute_inquiry: 'O banco do pagador pede informações sobre o pagamento; nenhum valor fica retido',
    dispute_inquiry_closed: 'A consulta foi encerrada; nenhum valor foi movimentado',
    dispute_prevented: 'A contestação foi evitada; nenhum valor foi movimentado',
    dispute_unclear:
      'O processador comunica uma contestação que não conseguimos interpretar; nenhum valor foi movimentado',
  },
  captured: payments.moneyCaptured,
  wasCaptured: 'Capturado',
  refunded: 'Reembolsado',
  moneyRefunded: payments.moneyRefunded,
  wrongTooOften: 'O código esteve errado demasiadas vezes; o pagamento falhou',
  wrongCode: payments.thePayerEnteredAWrong,
  notCapturedInTime: payments.expiredNobodyCapturedItIn,
  noCodeInTime: payments.expiredNoCodeWasEntered,
}
