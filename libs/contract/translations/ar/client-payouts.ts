import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('ar')

export const clientPayouts: Translated['clientPayouts'] = {
  lead: 'التحويلات إلى حسابك المصرفي بالتفصيل.',
  backToTheBalance: 'الرصيد',
  schedule: 'الجدول',
  yourPayouts: 'تحويلاتك',
  noPayoutsYet: 'لا توجد تحويلات بعد',
  payoutsHelp: 'عندما تتوفر أموال، ينقلها تحويل إلى حساب التسوية لديك.',
  noneWithThisStatus: 'لا توجد تحويلات بهذه الحالة',
  clearFilterToSeeAll: 'امسح عامل التصفية لعرض الكل.',
  standing: 'ما سيُحوَّل لاحقًا',
  nothingAvailable: 'لا يوجد مبلغ متاح بعد.',
  ready: 'جاهز للتحويل',
  next: 'التحويل التالي',
  byHand: 'يدويًا: يحوّل إليك فريقنا',
  scheduleTitle: 'جدول التحويلات',
  scheduleLead: 'متى تنتقل الأموال المتاحة تلقائيًا إلى حساب التسوية لديك.',
  scheduleOpen: 'اختيار الموعد',
  interval: 'التكرار',
  intervals: { manual: 'يدويًا', daily: 'كل يوم', weekly: 'كل أسبوع', monthly: 'كل شهر' },
  weekday: 'يوم الأسبوع',
  weekdays: { 1: 'الاثنين', 2: 'الثلاثاء', 3: 'الأربعاء', 4: 'الخميس', 5: 'الجمعة', 6: 'السبت', 7: 'الأحد' },
  weekdayHelp: 'للتحويلات الأسبوعية.',
  dayOfMonth: 'يوم الشهر',
  dayOfMonthHelp: 'للتحويلات الشهرية؛ وفي الشهر الأقصر آخر يوم فيه.',
  leastAmount: (currency) => `الحد الأدنى بعملة ${currency}`,
  leastHelp: 'تُرحَّل الأرصدة الأقل إلى التحويل التالي.',
  delayed: (days) =>
    `تنتظر الأموال ${count(days, {
      one: 'يومًا واحدًا',
      two: 'يومين',
      few: '# أيام',
      many: '# يومًا',
      other: '# يوم',
    })} قبل أن تُحوَّل تلقائيًا.`,
  save: 'حفظ الجدول',
  saved: 'حُفظ جدول التحويلات',
  failedToSave: 'تعذّر حفظ جدول التحويلات. يُرجى المحاولة مرة أخرى.',
  toProfile: 'الملف الشخصي',
  amountForm: (example) => `يُرجى إدخال مبلغ مثل ${example}`,
  csv: 'CSV',
  open: 'عرض التحويلات',
}
