import type { Translated } from '../../messages/translated.js'

export const debts: Translated['debts'] = {
  youOwe: (money) => `عليك لنا ${money}.`,
  why: 'ما عاد إلى الدافعين أكثر مما دخل منذ آخر تحويل. المدفوعات الجديدة تعوّضه تلقائيًا، والتحويلات في الانتظار حتى ذلك الحين.',
  pay: (money) => `ادفع ${money} الآن`,
  withoutFee: 'يُضاف إلى رصيدك أنت، من دون رسوم.',
  label: 'ما عليك',
}
