import type { Translated } from '../../messages/translated.js'

const back = 'عاد المبلغ إلى رصيدك.'

export const payoutMails: Translated['payoutMails'] = {
  test: 'وضع الاختبار: ',
  subjects: {
    paid: (money) => `حُوّل إليك ${money}`,
    failed: (money) => `فشل تحويل ${money} إليك`,
    returned: (money) => `أُعيد تحويل بمبلغ ${money}`,
    rejected: (money) => `رُفض تحويل بمبلغ ${money}`,
  },
  news: {
    paid: (money, last4) => `حوّلنا ${money} إلى حسابك المنتهي بالأرقام ${last4}.`,
    failed: (money, last4) =>
      `تعذّر تحويل ${money} إلى حسابك المنتهي بالأرقام ${last4}. ${back} يُرجى التحقق من صحة الحساب.`,
    returned: (money, last4) =>
      `أعاد بنكك ${money} كنا قد حوّلناها إلى الحساب المنتهي بالأرقام ${last4}. ${back} يُرجى التحقق من صحة الحساب.`,
    rejected: (money, last4) => `لم تتم الموافقة على تحويل ${money} إلى حسابك المنتهي بالأرقام ${last4}. ${back}`,
  },
  reason: (text) => `السبب: ${text}`,
  button: 'عرض التحويل',
  closing: 'أرسل Gatehouse هذه الرسالة تلقائيًا لأن مبلغًا حُوّل إليك أو تعذّر تحويله.',
}
