import type { Translated } from '../../messages/translated.js'

export const paymentFailureMails: Translated['paymentFailureMails'] = {
  test: 'وضع الاختبار: ',
  subject: (money) => `فشلت دفعة قدرها ${money} بعد تحصيلها`,
  news: (money, transactionID) =>
    `لم يتمكن معالج الدفع من تحصيل ${money} من الدفعة ${transactionID} مع أنه أكدها. خُصم المبلغ من رصيدك وأُعيدت إليك الرسوم.`,
  advice: 'إن لم تسلّم الطلب بعد فاحتفظ به واطلب من الدافع أن يدفع من جديد. وإن نجح التحصيل لاحقًا عاد المبلغ إلى رصيدك.',
  button: 'عرض الدفعة',
  closing: 'أرسل Gatehouse هذه الرسالة تلقائيًا لأن إحدى دفعاتك فشلت.',
}
