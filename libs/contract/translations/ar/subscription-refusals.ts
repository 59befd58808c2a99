import type { Translated } from '../../messages/translated.js'

type Refusals = Translated['clientRefusals']['clientRefusals']

export const subscriptions: Refusals['subscriptions'] = {
  subscriptionStates: {
    incomplete: 'لم تُدفع أول فاتورة لهذا الاشتراك بعد',
    trialing: 'هذا الاشتراك في فترة التجربة',
    active: 'هذا الاشتراك نشط',
    past_due: 'إحدى دفعات هذا الاشتراك متأخرة',
    paused: 'هذا الاشتراك متوقف مؤقتًا. استأنفه أولًا',
    canceled: 'هذا الاشتراك ملغى',
  },
  samePriceTwice: 'أدرج كل سعر مرة واحدة وحدد كميته',
  priceUnknown: 'أحد الأسعار المختارة غير موجود',
  priceRetired: 'أحد الأسعار المختارة متوقف. اختر غيره',
  priceOneOff: 'أحد الأسعار يُدفع مرة واحدة. اختر سعرًا متكررًا',
  pricesDiffer: 'يجب أن تكون كل أسعار الاشتراك بالعملة نفسها والفترة نفسها',
  quantityOfMetered: 'السعر حسب الاستهلاك ليس له كمية. اترك الكمية فارغة',
  currencyFixed: 'لا يمكن تغيير عملة الاشتراك. أنشئ اشتراكًا آخر',
  taxRateUnknown: 'أحد معدلات الضريبة غير موجود أو متوقف',
  timeZoneForm: 'أدخل منطقة زمنية، مثل Europe/Berlin',
  totalTooLarge: 'إجمالي الفترة كبير جدًا',
  tooManyPendingLines: 'تغييرات كثيرة تنتظر الفاتورة القادمة. حاول بعدها',
  customerSubscribed: 'لدى هذا العميل اشتراك. ألغِه أولًا',
  portalPriceUnknown: 'أحد الأسعار غير موجود أو موقوف أو حسب الاستهلاك أو يُدفع مرة واحدة',
}

export const testClocks: Refusals['testClocks'] = {
  testModeOnly: 'تتوفر ساعات الاختبار في وضع الاختبار فقط',
  clockBackwards: 'لا يمكن إلا تقديم الساعة. اختر وقتًا لاحقًا',
  clockTooFar: (years) => `يمكن تقديم الساعة ${years} سنوات كحد أقصى في كل مرة`,
  clockAdvancing: 'هذه الساعة تتقدم. انتظر حتى تصبح جاهزة',
  clockTooEarly: 'لا يمكن للساعة أن تعرض وقتًا قبل 1970',
  tooManyClocks: (most) => `يمكنك امتلاك ${most} ساعة مفتوحة كحد أقصى. أغلق واحدة أولًا`,
  clockFull: (most) => `تقبل الساعة ${most} عميل كحد أقصى. استخدم غيرها`,
  clockClosed: 'هذه الساعة مغلقة. أنشئ غيرها',
  clockUnknown: 'لا توجد ساعة اختبار بهذا المعرّف',
}

export const creditNotes: Refusals['creditNotes'] = {
  creditTooLarge: 'لا يمكنك قيد أكثر مما تبقى من الفاتورة أو من أحد سطورها',
  nothingToCredit: 'قُيّدت هذه الفاتورة بالكامل',
}

export const coupons: Refusals['coupons'] = {
  codeForm: 'يتكون الرمز من 1 إلى 40 من الحروف اللاتينية أو الأرقام أو الشرطات',
  codeTaken: 'هذا الرمز مستخدم لقسيمة أخرى',
  percentOrAmount: 'أدخل نسبة أو مبلغًا',
  percentOffForm: 'يجب أن تكون النسبة أكبر من 0 ولا تتجاوز 100، بمنزلتين عشريتين على الأكثر',
  redeemByPast: 'يجب أن يكون آخر موعد في المستقبل',
  couponUnknown: 'لا توجد قسيمة بهذا المعرّف',
  couponCurrency: 'تخصم هذه القسيمة مبلغًا بعملة أخرى',
  couponRetired: 'هذه القسيمة موقوفة',
  couponExpired: 'انتهت صلاحية هذه القسيمة',
  couponUsedUp: 'استُخدمت هذه القسيمة العدد المسموح به من المرات',
  couponUsedByCustomer: 'سبق لهذا العميل استخدام هذه القسيمة',
}
