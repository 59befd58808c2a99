import type { Translated } from '../../messages/translated.js'

export const confirmEmail: Translated['confirmEmail'] = {
  confirmYourEmailAddress: 'أكّد عنوان بريدك الإلكتروني',
  isThisYourEmailAddress: 'هل هذا عنوان بريدك الإلكتروني؟',
  ourStaffWereAskedTo: 'طُلب من فريقنا استخدامه لهذا الحساب. لا تؤكده إلا إذا كنت تعرف الحساب.',
  newAddress: 'العنوان الجديد',
  confirmThisAddress: 'تأكيد هذا العنوان',
  addressConfirmed: 'تم تأكيد العنوان',
  nothingIsLeftForYou: 'لا يلزمك فعل شيء آخر. نكتب إليك فور اعتماد العنوان.',
  theAddressThatTheAccount: 'لا يزال بإمكان العنوان الحالي للحساب أن يرفض. إذا لم يفعل، يحل عنوانك محله في',
  orAsSoonAsIt: '، أو فور موافقته.',
  addressChanged: 'غُيّر العنوان',
  fromNowOnYouSign: (newEmailAddress) => `من الآن فصاعدًا تسجّل الدخول بالعنوان ${newEmailAddress}.`,
  signIn: 'تسجيل الدخول',
}
