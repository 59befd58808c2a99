import type { Translated } from '../../messages/translated.js'

export const account: Translated['account'] = {
  signIn: 'تسجيل الدخول',
  signInToYourGatehouse: 'سجّل الدخول إلى حساب التاجر لدى Gatehouse: مستخدمو API والمعاملات وملفك الشخصي.',
  welcomeBackSignInTo: 'مرحبًا بعودتك. سجّل الدخول إلى حساب التاجر.',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  youCanCorrectYourDetails: 'يمكنك تصحيح بياناتك ثم',
  applyAgain: 'تقديم الطلب مجددًا',
}
