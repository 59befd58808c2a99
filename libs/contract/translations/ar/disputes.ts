import type { Translated } from '../../messages/translated.js'

export const disputes: Translated['disputes'] = {
  evidenceTextRequired: 'اذكر ما ينبغي أن يعرفه بنك الدافع',
  reasonInWords: {
    fraudulent: 'يقول الدافع إن شخصًا آخر هو من دفع',
    not_received: 'يقول الدافع إنه لم يستلم شيئًا',
    not_as_described: 'يقول الدافع إن ما استلمه لا يطابق الوصف',
    duplicate: 'يقول الدافع إنه دفع مرتين',
    credit_not_processed: 'ينتظر الدافع ردّ المبلغ',
    subscription_canceled: 'يقول الدافع إن الاشتراك كان قد انتهى',
    general: 'لم يذكر بنك الدافع سببًا',
  },
  sendEvidence: 'إرسال الأدلة',
  evidenceLead: (money) => `اذكر ما ينفي الاعتراض على ${money}. يصل ذلك إلى بنك الدافع، مرة واحدة ونهائيًا.`,
  evidenceText: 'ما ينبغي أن يعرفه البنك',
  evidenceHelp: 'ما الذي بيع، وكيف ومتى سُلّم، وما كتبه إليك الدافع.',
  evidenceWasSent: 'أُرسلت الأدلة',
  failedToSendEvidence: 'تعذّر إرسال الأدلة',
  evidenceUntil: 'يمكن إرسال الأدلة حتى',
  evidenceSentOn: 'أُرسلت الأدلة في',
  processorDecides: 'معالج الدفع هو من يقرر',
  evidenceFiles: 'الملفات',
  evidenceFilesHelp: 'ملفات PDF أو JPEG أو PNG بحجم إجمالي 4.5 MB. يحل الملف الجديد محل السابق من النوع نفسه.',
  evidenceFileKind: 'ما الذي يوضحه الملف',
  evidenceFileKinds: {
    receipt: 'إيصال أو فاتورة',
    delivery: 'إثبات التسليم',
    communication: 'المراسلات مع الدافع',
    other: 'غير ذلك',
  },
  addFile: 'إضافة ملف',
  fileWasAdded: 'أُضيف الملف. سيصل إلى البنك عند إرسال الأدلة.',
}
