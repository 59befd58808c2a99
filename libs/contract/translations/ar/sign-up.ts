import type { Translated } from '../../messages/translated.js'

export const signUp: Translated['signUp'] = {
  signup: {
    title: 'انضم',
    subtitle: 'سجّل نشاطك التجاري وابدأ بقبول المدفوعات',
    submit: 'إنشاء حساب',
    busy: 'جارٍ التسجيل…',
    success: 'تم التسجيل',
    failure: 'تعذّر التسجيل. يُرجى المحاولة مرة أخرى.',
  },
  adminSignup: {
    title: 'تسجيل حساب إداري',
    success: 'تم التسجيل. يُرجى تسجيل الدخول.',
    failure: 'حدث خطأ غير معروف. يُرجى المحاولة مرة أخرى.',
  },
}
