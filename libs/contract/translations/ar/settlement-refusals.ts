import type { Translated } from '../../messages/translated.js'

export const settlementAccounts: Translated['clientRefusals']['clientRefusals']['settlementAccounts'] = {
  currenciesNeeded: 'حدّد العملات التي يقبلها هذا الحساب',
  currencyElsewhere: (currency, last4) => `يقبل حسابك المنتهي بـ ${last4} عملة ${currency}. أزل العملة منه أولًا`,
  noFirstAccount: 'أضف أولًا حساب التسوية الأول',
  currenciesUnstated: (last4) => `حدّد أولًا العملات التي يقبلها حسابك المنتهي بـ ${last4}`,
  noSettlementAccount: (currencies) => `أضف أولاً حساب تسوية بعملة ${currencies}`,
  bankRefused: 'لم يقبل معالج الدفع حساب التسوية. تحقق من رمز البنك والرقم واسم صاحب الحساب',
  connectRefused: 'رفض معالج الدفع الطلب. اطلب من المنصة التحقق من حسابها',
  connectUnanswered: 'لم يستجب معالج الدفع. حاول مرة أخرى',
}
