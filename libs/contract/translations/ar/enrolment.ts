import type { Translated } from '../../messages/translated.js'

export const enrolment: Translated['enrolment'] = {
  title: 'إعداد عامل ثانٍ',
  leadRequired: 'يحتاج حسابك إلى عامل ثانٍ. تُعدّه مرة واحدة، ويستغرق ذلك دقيقة.',
  stepsIntro: 'تحتاج إلى تطبيق مصادقة على هاتفك، مثل Aegis أو 1Password أو Google Authenticator.',
  begin: 'إعداد تطبيق مصادقة',
  password: 'كلمة المرور',
  passwordHelp: 'مضى وقت على آخر تأكيد لهويتك: يُرجى كتابة كلمة المرور مرة أخرى.',
  scan: 'امسح هذا الرمز بالتطبيق',
  qrAlt: 'رمز QR لتطبيق المصادقة',
  orType: 'أو اكتب هذا المفتاح في التطبيق',
  code: 'الرمز',
  codeHelp: 'الأرقام الستة التي يعرضها التطبيق عندئذ.',
  confirm: 'تأكيد',
  doneTitle: 'احفظ رموز الاسترداد',
  doneLead: 'إذا فقدت هاتفك، يتيح لك كل رمز الدخول مرة واحدة. تُعرض الآن فقط: اطبعها أو احفظها.',
  recoveryCodes: 'رموز الاسترداد',
  goOn: 'لقد حفظتها، متابعة',
  signInInstead: 'تسجيل الدخول كشخص آخر',
  failed: 'لم تنجح العملية. يُرجى البدء من جديد',
  announced: (day) => `ابتداءً من ${day}، يحتاج كل الموظفين إلى عامل ثانٍ، وليس لديك عامل بعد.`,
  setUpNow: 'إعداده الآن',
}
