import type { Translated } from '../../messages/translated.js'
import { statementDescriptorMaxLength, statementDescriptorMinLength } from '../../limits.js'

export const statementDescriptor: Translated['statementDescriptor'] = {
  label: 'الوصف في كشف الحساب',
  suffixHelp: 'ما يقرؤه الدافعون في كشف حساب بطاقاتهم، بعد الوصف المختصر الذي عيّنته لدى معالج الدفع',
  wholeHelp: 'ما يقرؤه الدافعون في كشف حساب بطاقاتهم',
  clientHelp: 'ما يقرؤه الدافعون في كشف حساب بطاقاتهم، ولدى Stripe بعد الاسم المختصر للمنصة. فارغ: ما عيّنته المنصة.',
  form: `من ${statementDescriptorMinLength} إلى ${statementDescriptorMaxLength} حرفًا لاتينيًا، منها حرف أبجدي واحد على الأقل، ومن دون أي من < > \\ ' " *`,
}
