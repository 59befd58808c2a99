import type { Translated } from '../../messages/translated.js'

export const liftHold: Translated['liftHold'] = {
  confirmThatThisIsYou: 'أكّد أنك أنت',
  isThisYou: 'هل هذا أنت؟',
  somebodyWhoIsSignedIn: 'يريد شخص سجّل الدخول إلى هذا الحساب إنشاء مفاتيح API، أو تغيير الوجهة التي تذهب إليها أمواله.',
  waitsBecause: 'سبب الانتظار',
  waitsUntil: 'الانتظار حتى',
  confirmOnlyWhatYouBegan: 'لا تؤكد إلا ما بدأته بنفسك. لست أنت؟ غادر هذه الصفحة، وعيّن كلمة مرور جديدة، واكتب إلينا.',
  confirmThatItIsMe: 'تأكيد أنني أنا',
  confirmed: 'تم التأكيد',
  apiKeysCanBeMade: 'يمكن الآن إنشاء مفاتيح API وتغيير حساب التسوية فورًا. تبقى التحويلات في الانتظار حتى موعدها.',
  toYourAccount: 'إلى حسابك',
}
