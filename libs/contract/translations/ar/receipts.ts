import type { Translated } from '../../messages/translated.js'

export const receipts: Translated['receipts'] = {
  receipt: {
    subject: (merchantName) => `إيصالك من ${merchantName}`,
    paid: (money, merchantName) => `لقد دفعت ${money} إلى ${merchantName}.`,
    what: (description, transactionID) => `مقابل: ${description}\nالدفعة: ${transactionID}`,
    test: 'كان هذا اختبارًا: لم تُنقل أي أموال.',
    questions: (merchantName) => `لديك أسئلة عمّا اشتريته؟ يُرجى التواصل مع ${merchantName}.`,
    button: 'عرض الإيصال',
    closing: 'أرسل Gatehouse هذه الرسالة تلقائيًا لأن هذا العنوان ذُكر عند الدفع.',
  },
  confirmPayment: {
    subject: (merchantName) => `أكّد دفعتك إلى ${merchantName}`,
    asks: (money, merchantName) =>
      `يريد ${merchantName} تحصيل ${money} من وسيلة الدفع المحفوظة لديك. يطلب منك مصرفك تأكيد الدفعة.`,
    what: (description, transactionID) => `مقابل: ${description}\nالدفعة: ${transactionID}`,
    until: (time) => `يعمل الرابط حتى ${time}. إذا لم تؤكد فلن يُخصم منك أي مبلغ.`,
    test: 'هذا اختبار: لا تُنقل أي أموال.',
    button: 'تأكيد الدفعة',
    closing: 'تصلك هذه الرسالة لأنك حفظت وسيلة دفع لدى هذا التاجر.',
  },
}
