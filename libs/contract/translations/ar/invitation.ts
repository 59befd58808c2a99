import type { Translated } from '../../messages/translated.js'

export const invitation: Translated['invitation'] = {
  title: (client) => `الانضمام إلى ${client}`,
  pageTitle: 'دعوتك',
  lead: (role, client) => `أنت مدعو إلى العمل على حساب ${client}. دورك هناك: ${role}.`,
  address: 'العنوان',
  until: 'صالحة حتى',
  name: 'اسمك',
  choosePassword: 'اختر كلمة مرور',
  accept: 'قبول الدعوة',
  acceptAndSignIn: 'القبول والانتقال إلى تسجيل الدخول',
  hasLogin: 'لهذا العنوان حساب لدى Gatehouse بالفعل. سجّل الدخول به، ثم عُد إلى هنا للقبول.',
  signIn: 'تسجيل الدخول للقبول',
  signedInAs: 'اقبل الدعوة بالحساب الذي سجّلت الدخول به.',
  failed: 'تعذّر قبول الدعوة. يُرجى المحاولة مرة أخرى',
  signInNow: 'سجّل الدخول الآن بعنوانك وكلمة مرورك.',
}
