import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('ar')

export const devices: Translated['devices'] = {
  title: 'ربط سطر أوامر',
  lead: 'اسمح لـ gatehouse-cli على جهازك باستدعاء Gatehouse في وضع الاختبار.',
  enterTheCode: 'أدخل الرمز',
  whereTheCodeIs: 'يعرضه gatehouse-cli login في الطرفية. وهو صالح لعشر دقائق.',
  code: 'الرمز',
  goOn: 'متابعة',
  isItYours: 'هل هذه طرفيتك؟',
  sameCode: 'يجب أن تعرض هذا الرمز. إذا لم يطلبه للتو شخص تعرفه، فارفض.',
  computer: 'الجهاز',
  askedFrom: 'طُلب من',
  program: 'البرنامج',
  asked: 'وقت الطلب',
  whatItGets: 'ما يحصل عليه',
  aKeyForDays: (days) =>
    `مستخدم API في وضع الاختبار، لمدة ${count(days, {
      one: 'يوم واحد',
      two: 'يومين',
      few: '# أيام',
      many: '# يومًا',
      other: '# يوم',
    })}`,
  role: 'الدور',
  commandLinePermissions: 'ما يُسمح لسطر الأوامر بفعله. يمكنك تغييره أو إنهاؤه لاحقًا من مستخدمي API.',
  allow: 'سماح',
  deny: 'رفض',
  anotherCode: 'إدخال رمز آخر',
  allowed: 'سُمح بالدخول. تتابع طرفيتك تلقائيًا',
  denied: 'رُفض الطلب. لم يعد الرمز صالحًا لشيء',
  failedToAllow: 'تعذّر السماح لسطر الأوامر',
  failedToDeny: 'تعذّر رفض سطر الأوامر',
  orSignIn: 'هل تعرض لك طرفية رمزًا؟',
}
