import type { Translated } from '../../messages/translated.js'

export const disputeMails: Translated['disputeMails'] = {
  test: 'وضع الاختبار: ',
  subject: (money) => `دافع يعترض على ${money}`,
  news: (money, transactionID) =>
    `يطالب بنك أحد الدافعين باسترداد ${money} من الدفعة ${transactionID}. حصتك منها محجوزة إلى أن يُغلق الاعتراض.`,
  reasons: {
    fraudulent: 'يقول الدافع إن شخصًا آخر هو من دفع',
    not_received: 'يقول الدافع إنه لم يستلم شيئًا',
    not_as_described: 'يقول الدافع إن ما استلمه لا يطابق الوصف',
    duplicate: 'يقول الدافع إنه دفع مرتين',
    credit_not_processed: 'ينتظر الدافع ردّ المبلغ',
    subscription_canceled: 'يقول الدافع إن الاشتراك كان قد انتهى',
    general: 'لم يذكر بنك الدافع سببًا',
  },
  evidenceUntil: (time) => `يمكنك تقديم ما ينفي ذلك، مرة واحدة، حتى ${time}.`,
  processorDecides: 'لا يلزمك فعل شيء الآن: معالج الدفع هو من يقرر.',
  inquirySubject: (money) => `بنك أحد الدافعين يستفسر عن ${money}`,
  inquiryNews: (money, transactionID) =>
    `يستفسر بنك أحد الدافعين عن ${money} من الدفعة ${transactionID}. لا يُحجز أي مبلغ. قد يمنع الرد الجيد تحوّل الاستفسار إلى اعتراض.`,
  dueSubjects: {
    week: (money) => `بقيت 7 أيام للرد على بنك أحد الدافعين بشأن ${money}`,
    two_days: (money) => `بقي يومان للرد على بنك أحد الدافعين بشأن ${money}`,
    last_day: (money) => `اليوم الأخير للرد على بنك أحد الدافعين بشأن ${money}`,
  },
  dueNews: (money, transactionID) =>
    `لم تُرسل أي أدلة بعد بشأن ${money} من الدفعة ${transactionID}. من دونها يحكم البنك عادةً لصالح الدافع.`,
  button: 'عرض الدفعة',
  closing: 'أرسل Gatehouse هذه الرسالة تلقائيًا لأن إحدى دفعاتك معترض عليها.',
}
