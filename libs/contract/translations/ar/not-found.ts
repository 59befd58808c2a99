import type { Translated } from '../../messages/translated.js'

export const notFound: Translated['notFound'] = {
  notFound: { title: 'الصفحة غير موجودة', action: 'العودة إلى الرئيسية' },
}
