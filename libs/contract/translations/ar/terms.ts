import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('ar')

export const terms: Translated['terms'] = {
  agreed: 'النسبة المتفق عليها',
  refund: (money) => `${money} لكل عملية ردّ`,
  dispute: (money) => `${money} لكل اعتراض`,
  payout: (money) => `${money} لكل تحويل`,
  refundsKeepFee: 'لا تُعاد رسوم الدفعة عند ردّ المبلغ أو خسارة النزاع',
  byMethod: (method, price) => `${method}: ${price}`,
  inCurrency: (currency, price) => `بعملة ${currency}: ${price}`,
  reserve: (percentage, days) =>
    `يُحتفظ بنسبة ${percentage} في الاحتياطي لمدة ${count(days, {
      one: 'يوم واحد',
      two: 'يومين',
      few: '# أيام',
      many: '# يومًا',
      other: '# يوم',
    })} بعد التسوية`,
  prices: 'الأسعار',
  pricingLead: 'تكلفة مدفوعاتك من الآن فصاعدًا. تحتفظ كل دفعة بالسعر الذي أُنشئت به.',
  frozen: 'ثُبّت عند إنشاء الدفعة.',
  refundFees: 'رسوم ردّ المبالغ',
  disputeFees: 'رسوم الاعتراضات',
  statements: 'كشوف الحساب',
  statementsLead: 'كل شهر في مستند وجدول بيانات: الرصيد الافتتاحي، وكل حركة، والرسوم، والرصيد الختامي.',
  soFar: 'حتى الآن',
  statementFailed: 'تعذّر إنشاء كشف الحساب',
}
