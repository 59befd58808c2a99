import type { Translated } from '../../messages/translated.js'

export const pendingApproval: Translated['pendingApproval'] = {
  registrationNotApproved: 'لم تتم الموافقة على التسجيل',
  accountSuspended: 'الحساب موقوف',
  backToThePublicSite: 'العودة إلى الموقع العام',
  registeredAs: 'مسجّل باسم',
  youCanSignInNow: 'يمكنك الآن تسجيل الدخول وإنشاء مستخدمي API وقبول أول دفعة.',
  thankYouForRegisteringOur: 'شكرًا لتسجيلك. يراجع فريقنا بياناتك؛ لا يلزمك فعل شيء آخر.',
  pageUpdatesWhenApproved: 'تتغير هذه الصفحة تلقائيًا فور صدور القرار. يمكنك أيضًا إغلاقها وتسجيل الدخول لاحقًا.',
  ourTeamLookedAtYour: 'راجع فريقنا تسجيلك ولم يتمكن من الموافقة عليه.',
  ourTeamHasSuspendedThis: 'أوقف فريقنا هذا الحساب. تسجيل الدخول والمدفوعات متوقفة.',
  reason: 'السبب',
  youCanCorrectYourDetails: 'يمكنك تصحيح بياناتك وتقديم الطلب مجددًا. يبقى بريدك الإلكتروني وكلمة المرور كما هما.',
  applyAgain: 'تقديم الطلب مجددًا',
  contactUs: 'تواصل معنا',
  signInToSeeHow: 'سجّل الدخول لمعرفة حالة تسجيلك.',
  signIn: 'تسجيل الدخول',
}
