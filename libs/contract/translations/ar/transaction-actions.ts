import type { Translated } from '../../messages/translated.js'
import { payments as texts } from './payments.js'

export const transactionActions: Translated['transactionActions'] = {
  created: {
    requires_action: 'أُنشئت، وطُلب من الدافع رمز مؤقت',
    processing: 'أُنشئت، ولم يخبرنا معالج الدفع بمصيرها بعد',
    authorized: 'أُنشئت وفُوّضت، ولا يُؤخذ أي مبلغ قبل التحصيل',
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
    canceled: 'أُلغيت، ولم يُؤخذ أي مبلغ',
    otp_accepted: texts.thePayerEnteredTheRight,
    otp_resent: texts.theCodeWasSentAgain,
    otp_unanswered: 'لم يصل جواب عن التحقق من الرمز، ويمكن للدافع إدخاله مرة أخرى',
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
  refunded: 'رُدّ المبلغ',
  moneyRefunded: texts.moneyRefunded,
  wrongTooOften: 'أُدخل رمز خاطئ مرات كثيرة، ففشلت الدفعة',
  wrongCode: texts.thePayerEnteredAWrong,
  notCapturedInTime: texts.expiredNobodyCapturedItIn,
  noCodeInTime: texts.expiredNoCodeWasEntered,
}
