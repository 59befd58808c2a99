import type { Translated } from '../../messages/translated.js'

export const attempts: Translated['attempts'] = {
  attempts: 'المحاولات',
  attempt: (number) => `المحاولة ${number}`,
  outcomeWords: {
    succeeded: 'ناجحة',
    authorized: 'مفوَّضة',
    requires_action: 'تتطلب إجراءً',
    failed: 'فاشلة',
    canceled: 'ملغاة',
  },
  unknown: 'لم تُعرف بعد',
  milliseconds: (ms) => `${ms} م.ث`,
}
