import type { Translated } from '../../messages/translated.js'

export const resetPassword: Translated['resetPassword'] = {
  chooseANewPasswordFor: 'اختر كلمة مرور جديدة لحساب التاجر لدى Gatehouse.',
  chooseANewPasswordEvery: 'اختر كلمة مرور جديدة. يُسجَّل خروج كل متصفح مسجّل الدخول إلى حسابك.',
  getNewLink: 'طلب رابط جديد',
  newPassword: 'كلمة المرور الجديدة',
  atLeastPasswordMinLength: (passwordMinLength) => `${passwordMinLength} أحرف على الأقل.`,
  resetToken: 'رمز إعادة التعيين',
  itStandsInTheLink: 'موجود في رابط الرسالة، بعد token=.',
}
