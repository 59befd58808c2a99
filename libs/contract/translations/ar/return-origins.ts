import type { Translated } from '../../messages/translated.js'
import { returnOriginsMax } from '../../limits.js'

export const returnOrigins: Translated['returnOrigins'] = {
  returnOrigins: 'عناوين العودة',
  lead: 'إلى أين يمكن أن يعود الدافعون بعد الدفع في صفحتنا.',
  leadOf: (name) => `إلى أين يمكن أن يعود دافعو ${name} بعد الدفع في صفحتنا.`,
  whereTo: 'إلى أين يمكن أن يعود دافعوه',
  choose: 'اختيار وجهة عودة الدافعين',
  label: 'المصادر، واحد في كل سطر',
  help: {
    test: `الحد الأقصى ${returnOriginsMax}، كل منها من دون مسار. في وضع الاختبار يصلح http://localhost أيضًا.`,
    live: `الحد الأقصى ${returnOriginsMax}، كل منها مع https ومن دون مسار.`,
  },
  inMode: { test: 'في وضع الاختبار', live: 'في الوضع الفعلي' },
  why: 'تُرفض جلسة الدفع، أو الدفعة التي لها returnURL، إذا كان عنوانها لا ينتمي إلى أي من هذه المصادر. لا يستطيع أحد إرسال الدافعين إلى مكان آخر.',
  example: 'https://matjar.example.com',
  save: 'حفظ',
  saved: 'حُفظت عناوين العودة',
  failedToSave: 'تعذّر حفظ عناوين العودة',
  toProfile: 'العودة إلى الملف الشخصي',
}
