import type { Translated } from '../../messages/translated.js'

export const passwords: Translated['passwords'] = {
  forgotPassword: {
    title: 'نسيت كلمة المرور',
    success: 'إذا كان البريد موجودًا، فقد أُرسل إليه رابط إعادة التعيين.',
    failure: 'حدث خطأ ما.',
  },
  resetPassword: {
    title: 'إعادة تعيين كلمة المرور',
    success: 'أُعيد تعيين كلمة المرور',
    failure: 'الرمز غير صالح أو انتهت صلاحيته، أو حدث خطأ ما.',
  },
  confirmEmail: {
    title: 'أكّد بريدك الإلكتروني',
    success: 'تم تأكيد عنوان البريد. يُرجى تسجيل الدخول.',
    failure: 'لم يعد هذا الرابط صالحًا. سجّل الدخول أو اطلب كلمة مرور جديدة: هذا يؤكد العنوان أيضًا.',
    wrongPassword: 'ليست هذه كلمة المرور المستخدمة عند التسجيل',
  },
}
