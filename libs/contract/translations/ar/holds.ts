import type { Translated } from '../../messages/translated.js'

export const holds: Translated['holds'] = {
  holds: {
    reasons: {
      email_changed: 'غُيّر عنوان البريد الإلكتروني',
      password_reset: 'أُعيد تعيين كلمة المرور عبر البريد',
      settlement_account_changed: 'غُيّر حساب التسوية',
    },
    accountChanged: (last4) => `غُيّر حساب التسوية المنتهي بـ ${last4}`,
    ask: 'أرسل إليّ الرابط بالبريد',
    asked: 'أرسلنا الرابط بالبريد. يعمل مرة واحدة، خلال ساعة',
    askedAlready: 'هناك رابط في الطريق بالفعل. يُرجى النظر في صندوق البريد أولًا',
    failure: 'تعذّر إرسال الرابط. يُرجى المحاولة مرة أخرى.',
  },
}
