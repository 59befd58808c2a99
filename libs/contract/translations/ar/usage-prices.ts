import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('ar')

export const usagePrices: Translated['usagePrices'] = {
  perUnit: (money) => `${money} لكل وحدة`,
  firstUnits: (money, last) => `${money} لكل وحدة حتى الوحدة ${last}`,
  unitsUpTo: (money, first, last) => `${money} لكل وحدة من ${first} إلى ${last}`,
  unitsFrom: (money, first) => `${money} لكل وحدة ابتداءً من ${first}`,
  plusTax: (price, tax, percentage) => `${price}، تُضاف إليه ${tax} (${percentage}%)`,
  billed: {
    sum: (when) => `يُحتسب ${when} وفق استهلاكك`,
    max: (when) => `يُحتسب ${when} وفق أعلى استهلاك لك في تلك المدة`,
    last: (when) => `يُحتسب ${when} وفق آخر استهلاك مُبلَّغ عنه`,
  },
  atTheEnd: {
    day: (days) =>
      count(days, {
        ...{ one: 'في نهاية كل يوم', two: 'بعد كل يومين', few: 'بعد كل # أيام' },
        ...{ many: 'بعد كل # يومًا', other: 'بعد كل # يوم' },
      }),
    week: (weeks) =>
      count(weeks, {
        ...{ one: 'في نهاية كل أسبوع', two: 'بعد كل أسبوعين', few: 'بعد كل # أسابيع' },
        ...{ many: 'بعد كل # أسبوعًا', other: 'بعد كل # أسبوع' },
      }),
    month: (months) =>
      count(months, {
        ...{ one: 'في نهاية كل شهر', two: 'بعد كل شهرين', few: 'بعد كل # أشهر' },
        ...{ many: 'بعد كل # شهرًا', other: 'بعد كل # شهر' },
      }),
    year: (years) =>
      count(years, {
        ...{ one: 'في نهاية كل سنة', two: 'بعد كل سنتين', few: 'بعد كل # سنوات' },
        ...{ many: 'بعد كل # سنة', other: 'بعد كل # سنة' },
      }),
  },
  subscribes: (merchantName) =>
    `باشتراكك، تسمح لـ${merchantName} بأن تخصم من وسيلة الدفع هذه قيمة ما تستهلكه حتى إلغاء الاشتراك. وإذا غيّرت اشتراكك، تتغيّر الأسعار معه.`,
  // The mark keeps a Latin name apart from the amount behind it.
  priceOf: (name, price, billedWhen) => `${name}:\u200f ${price}. ${billedWhen}.`,
  payForWhatYouUse: 'ادفع مقابل ما تستهلكه',
  thenPayForWhatYouUse: 'ثم تدفع مقابل ما تستهلكه',
  plusUsage: (price) => `${price}، إضافةً إلى استهلاكك`,
  percentOffUsage: (percentage) => `خصم ${percentage}% من قيمة استهلاكك`,
  amountOffUsage: (money) => `خصم يصل إلى ${money} من قيمة استهلاكك`,
  offForPeriods: (off, periods) =>
    `${off}، ${count(periods, {
      ...{ one: 'في الفترة الأولى', two: 'في كل من الفترتين الأوليين', few: 'في كل من الفترات الـ# الأولى' },
      ...{ many: 'في كل من الفترات الـ# الأولى', other: 'في كل من الفترات الـ# الأولى' },
    })}`,
}
