import type { Translated } from '../../messages/translated.js'

export const checkoutCoupons: Translated['checkoutCoupons'] = {
  code: 'رمز القسيمة',
  addCode: 'إضافة رمز قسيمة',
  apply: 'تطبيق',
  applying: 'جارٍ التطبيق...',
  remove: 'إزالة',
  codeNamed: (name) => `الرمز ${name}`,
  refusals: {
    unknown: 'لم نتعرّف على هذا الرمز. يُرجى التحقق من كتابته.',
    expired: 'انتهت صلاحية هذا الرمز.',
    retired: 'لم يعد هذا الرمز صالحًا.',
    usedUp: 'استُخدم هذا الرمز العدد الأقصى من المرات.',
    usedByCustomer: 'سبق لك استخدام هذا الرمز.',
    currency: 'هذا الرمز صالح بعملة أخرى فقط.',
    notPossible: 'لا يمكن استخدام هذا الرمز لهذه الدفعة.',
    tooManyTries: 'أُدخلت رموز خاطئة كثيرة. يُرجى المحاولة لاحقًا أو المتابعة دون رمز.',
    tooManyChanges: 'غُيّر الرمز مرات كثيرة. يمكنك دفع السعر المعروض.',
    locked: 'لم يعد بالإمكان تغيير السعر.',
    notTaken: 'لا يمكن استخدام رموز القسائم هنا.',
    empty: 'يُرجى إدخال رمز.',
  },
  priceChanged: 'تغيّر السعر بينما كانت هذه الصفحة مفتوحة.',
  checkPrice: (reason) => `${reason} لم يُخصم منك أي مبلغ. يُرجى التحقق من السعر قبل الدفع.`,
}
