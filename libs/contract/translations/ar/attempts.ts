import type { Translated } from '../../messages/translated.js'

export const attempts: Translated['attempts'] = {
  attempts: 'المحاولات',
  number: 'الرقم',
  outcome: 'النتيجة',
  took: 'المدة',
  outcomeWords: {
    succeeded: 'ناجحة',
    authorized: 'مفوَّضة',
    requires_action: 'تتطلب إجراءً',
    failed: 'فاشلة',
    canceled: 'ملغاة',
  },
  unknown: 'لم تُعرف بعد',
  none: 'لا شيء',
  milliseconds: (ms) => `${ms} م.ث`,
}
