import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('ar')

export const states: Translated['states'] = {
  transactions: {
    requires_action: 'تتطلب إجراءً',
    processing: 'قيد المعالجة',
    authorized: 'مفوَّضة',
    succeeded: 'ناجحة',
    failed: 'فاشلة',
    canceled: 'ملغاة',
    expired: 'انتهت مهلتها',
  },
  payouts: {
    created: 'أُنشئ',
    awaiting_approval: 'بانتظار الموافقة',
    approved: 'تمت الموافقة',
    sent: 'أُرسل',
    paid: 'دُفع',
    rejected: 'مرفوض',
    canceled: 'ملغى',
    failed: 'فاشل',
    returned: 'أُعيد',
  },
  contact: {
    contactPerson: 'جهة الاتصال',
    phoneNumber: 'رقم الهاتف',
    address: 'العنوان',
    city: 'المدينة',
    state: 'المحافظة',
    country: 'البلد',
  },
  accounts: { rejected: 'مرفوض', suspended: 'موقوف', disabled: 'معطّل' },
  refunds: { succeeded: 'ناجح', failed: 'فاشل' },
  disputes: {
    inquiry: 'استفسار',
    open: 'مفتوح',
    won: 'كُسب',
    lost: 'خُسر',
    inquiry_closed: 'استفسار مغلق',
    prevented: 'مُنع',
    unclear: 'غير واضح',
  },
  paymentLinks: { open: 'مفتوح', paid: 'مدفوع', expired: 'منتهي الصلاحية', closed: 'مغلق' },
  deliveries: { pending: 'في الانتظار', succeeded: 'تم التسليم', failed: 'فشل التسليم' },
  passwords: { weak: 'ضعيفة', fair: 'متوسطة', good: 'جيدة', strong: 'قوية' },
  clientTypes: { Company: 'شركة', Individual: 'فرد' },
  amounts: { amount: 'المبلغ', captured: 'المبلغ المحصَّل', fee: 'الرسوم', refunded: 'المبلغ المُعاد' },
  done: { captured: 'تحصيله', refunded: 'ردّه' },
  place: 'المكان',
  you: 'أنت',
  select: 'اختر…',
  cancel: 'إلغاء',
  asked: 'وقت الطلب',
  account: 'الحساب',
  yes: 'نعم',
  payments: (said, payments) =>
    count(payments, {
      ...{ zero: 'لا مدفوعات', one: 'دفعة واحدة', two: 'دفعتان' },
      ...{ few: `${said} دفعات`, other: `${said} دفعة` },
    }),
  theProcessorIsSilent: 'لم يُجب معالج الدفع بعد. نسأله عن مصير الدفعة؛ ولا يُخصم المبلغ مرتين أبدًا.',
  outcomeUnknown: 'لم يُجب معالج الدفع بعد. تعرض هذه الصفحة النتيجة فور معرفتها؛ ولا يُنفَّذ شيء مرتين',
}
