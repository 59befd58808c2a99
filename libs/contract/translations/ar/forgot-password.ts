import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('ar')

export const forgotPassword: Translated['forgotPassword'] = {
  askForALinkThat: 'اطلب رابطًا لتعيين كلمة مرور جديدة لحساب التاجر لدى Gatehouse.',
  backToSignIn: 'العودة إلى تسجيل الدخول',
  typeTheEMailYou: 'اكتب البريد الإلكتروني الذي سجّلت به. نرسل إليك رابطًا.',
  lookIntoYourMail: 'راجع بريدك',
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
