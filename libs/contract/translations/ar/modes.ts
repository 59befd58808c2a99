import type { Translated } from '../../messages/translated.js'

export const modes: Translated['modes'] = {
  mode: 'الوضع',
  modeName: { test: 'اختبار', live: 'فعلي' },
  testMode: 'وضع الاختبار',
  nothingIsReal: 'تجيب بيئة الاختبار، ولا تُنقل أي أموال.',
  notKnown: 'لا نعرف الآن هل الوضع الفعلي متاح. يُرجى المحاولة مرة أخرى',
  whatItIs: { test: 'تجيب بيئة الاختبار. لا تُنقل أي أموال.', live: 'أموال حقيقية.' },
  keyIsOf: 'يدل المفتاح على وضعه (gk_test_…، gk_live_…) ويحتفظ به.',
  liveIsNotOpen: 'الوضع الفعلي غير متاح بعد.',
}
