import type { Translated } from '../../messages/translated.js'

export const transferMails: Translated['transferMails'] = {
  details: {
    subject: (merchantName) => `تحويلك المصرفي إلى ${merchantName}`,
    news: (money, merchantName) => `للدفع إلى ${merchantName}، حوِّل ${money} إلى هذا الحساب:`,
    reference: (day) => `أدرج هذا المرجع كما هو تمامًا. تنتهي صلاحية الدفعة في ${day}.`,
    button: 'عرض الدفعة',
  },
  part: {
    subject: (missing, merchantName) => `ينقص تحويلك إلى ${merchantName} مبلغ ${missing}`,
    news: (received, missing) => `استلمنا ${received}. حوِّل المبلغ المتبقي ${missing} إلى هذا الحساب:`,
  },
  late: {
    subject: (merchantName) => `وصل تحويلك إلى ${merchantName} متأخرًا`,
    news: (money, merchantName) => `استلمنا ${money} بعد انتهاء دفعتك إلى ${merchantName}. سنقبل المبلغ أو نعيده إليك.`,
  },
  returned: {
    subject: (money) => `أعدنا تحويلك البالغ ${money}`,
    news: (money, merchantName) =>
      `لم تكن دفعتك إلى ${merchantName} بحاجة إلى هذا التحويل. أعدنا ${money} إلى الحساب الذي ورد منه.`,
  },
  test: 'هذا اختبار. لا ترسل أي أموال.',
  questions: (merchantName) => `لديك أسئلة عن دفعتك؟ تواصل مع ${merchantName}.`,
  closing: 'تصلك هذه الرسالة لأن هذا العنوان أُدخل مع الدفعة.',
}
