import type { Translated } from '../../messages/translated.js'

export const accountMails: Translated['accountMails'] = {
  greeting: (name) => `مرحبًا ${name}،`,
  buttonDoesNotWork: (address) => `إذا لم يعمل الزر، فافتح هذا العنوان: ${address}`,
  automatic: 'أرسل Gatehouse هذه الرسالة تلقائيًا بسبب قرار يخص حسابك.',
  reason: (text) => `السبب: ${text}`,
  contactUs: 'تواصل معنا',
  signIn: 'تسجيل الدخول',
  approved: 'تمت الموافقة على حسابك في Gatehouse',
  approvedNews: 'خبر سار: وافقنا على تسجيلك. يمكنك تسجيل الدخول والبدء بقبول المدفوعات.',
  rejected: 'لم تتم الموافقة على تسجيلك في Gatehouse',
  rejectedNews: 'راجعنا تسجيلك ولم نتمكن من الموافقة عليه.',
  suspended: 'حسابك في Gatehouse موقوف',
  suspendedNews: 'أوقفنا حسابك. إلى أن يُفعَّل من جديد لا يمكنك تسجيل الدخول، وتُرفض طلبات مستخدمي API لديك.',
}
