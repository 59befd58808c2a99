import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('ar')

export const forgotPassword: Translated['forgotPassword'] = {
  requestAResetLink: 'احصل على رابط لإعادة تعيين كلمة مرور حساب التاجر لدى Gatehouse.',
  backToSignIn: 'العودة إلى تسجيل الدخول',
  enterYourEmail: 'اكتب البريد الإلكتروني الذي سجّلت به، وسنرسل إليك رابطًا.',
  checkYourEmail: 'تحقّق من بريدك الإلكتروني',
  theLinkFor: 'الرابط المخصص للعنوان',
  worksOnceAndForMinutes: (minutes) =>
    `يعمل مرة واحدة، لمدة ${count(minutes, {
      one: 'دقيقة واحدة',
      two: 'دقيقتين',
      few: '# دقائق',
      other: '# دقيقة',
    })}.`,
  noEmailCheckSpam: 'لم يصل شيء؟ راجع مجلد الرسائل غير المرغوب فيها، أو',
  tryAnotherAddress: 'جرّب عنوانًا آخر',
}
