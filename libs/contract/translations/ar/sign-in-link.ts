import type { Translated } from '../../messages/translated.js'

export const signInLink: Translated['signInLink'] = {
  wrongPasswordsEntered:
    'كتب شخص ما كلمات مرور خاطئة لحسابك، لذا على المتصفحات الجديدة الانتظار. وقد فتحت رسالتنا، فلا ينتظر هذا المتصفح.',
  setANewPasswordInstead: 'تعيين كلمة مرور جديدة بدلًا من ذلك',
  goToSignIn: 'إلى تسجيل الدخول',
  passwordStillNeeded: 'ما زلت بحاجة إلى كلمة المرور لتسجيل الدخول.',
}
