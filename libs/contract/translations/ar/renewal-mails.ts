import type { Translated } from '../../messages/translated.js'

export const renewalMails: Translated['renewalMails'] = {
  failed: {
    subject: (merchantName) => `تعذّر دفعك إلى ${merchantName}`,
    news: (merchantName, money, number) => `تعذّر دفع مبلغ ${money} إلى ${merchantName} عن الفاتورة ${number}.`,
    next: 'ادفع باستخدام الزر أدناه. إذا حفظت طريقة الدفع الجديدة، فسنستخدمها للمدفوعات القادمة.',
    nextOfEnded: 'ادفع باستخدام الزر أدناه.',
    button: 'الدفع أو تغيير طريقة الدفع',
  },
  confirmation: {
    subject: (merchantName) => `أكّد دفعك إلى ${merchantName}`,
    news: (merchantName, money) => `يطلب منك مصرفك تأكيد دفع مبلغ ${money} إلى ${merchantName}.`,
    next: 'أكّده باستخدام الزر أدناه. يبقى اشتراكك نشطًا حتى ذلك الحين.',
    nextOfEnded: 'أكّده باستخدام الزر أدناه.',
    button: 'تأكيد الدفع',
  },
  closing: (merchantName) => `تصلك هذه الرسالة لأن لديك اشتراكًا لدى ${merchantName}.`,
  closingOfEnded: (merchantName) => `تصلك هذه الرسالة لأنه كان لديك اشتراك لدى ${merchantName}.`,
}
