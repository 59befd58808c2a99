import type { Translated } from '../../messages/translated.js'

export const debtMails: Translated['debtMails'] = {
  test: 'وضع الاختبار: ',
  subjects: {
    requested: (money) => `يُرجى دفع ${money} إلى Gatehouse`,
    paid: (money) => `شكرًا لك: أُضيف ${money} إلى رصيدك`,
    written_off: (money) => `أسقطنا عنك ${money} كانت مستحقة لنا`,
  },
  news: {
    requested: (money) =>
      `رصيدك لدينا أقل من الصفر بمقدار ${money}: ما عاد إلى الدافعين أكثر مما دخل. التحويلات في الانتظار إلى أن يُغطّى. يمكنك دفعه الآن بالبطاقة من دون رسوم، أو تركه: المدفوعات الجديدة تعوّضه أيضًا.`,
    paid: (money) => `أُضيف ${money} إلى رصيدك من دون رسوم.`,
    written_off: (money) => `نقص ما عليك لنا بمقدار ${money}: لقد أسقطناه. لا يلزمك فعل شيء.`,
  },
  buttons: { requested: 'عرض المستحق', paid: 'عرض رصيدك', written_off: 'عرض رصيدك' },
  closing: 'أرسل Gatehouse هذه الرسالة تلقائيًا لأن رصيدك كان أقل من الصفر.',
}
