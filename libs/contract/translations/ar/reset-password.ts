import type { Translated } from '../../messages/translated.js'

export const resetPassword: Translated['resetPassword'] = {
  chooseANewPasswordFor: 'اختر كلمة مرور جديدة لحساب التاجر لدى Gatehouse.',
  signsOutOtherBrowsers: 'اختر كلمة مرور جديدة. سيؤدي ذلك إلى تسجيل خروجك من جميع أجهزتك.',
  getNewLink: 'طلب رابط جديد',
  newPassword: 'كلمة المرور الجديدة',
  atLeastPasswordMinLength: (passwordMinLength) => `${passwordMinLength} أحرف على الأقل.`,
  resetToken: 'رمز إعادة التعيين',
  findItInTheLink: 'تجده في الرابط الذي أرسلناه إليك بالبريد، بعد token=.',
}
