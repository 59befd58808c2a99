import type { Translated } from '../../messages/translated.js'

export const invoicePage: Translated['invoicePage'] = {
  invoiceNamed: (number) => `الفاتورة ${number}`,
  invoice: 'فاتورة',
  seller: 'من',
  buyer: 'إلى',
  taxNumber: (id) => `الرقم الضريبي: ${id}`,
  issued: 'تاريخ الإصدار',
  dueOn: 'تاريخ الاستحقاق',
  byTier: 'حسب الشريحة',
  couponNamed: (name) => `القسيمة ${name}`,
  subtotal: 'المجموع قبل الضريبة',
  taxNamed: (name, percentage) => `${name} (${percentage})`,
  total: 'الإجمالي',
  amountDue: 'المبلغ المستحق',
  reverseCharge: 'آلية الاحتساب العكسي: ضريبة القيمة المضافة على العميل.',
  payMoney: (money) => `ادفع ${money}`,
  downloadPdf: 'تنزيل ملف PDF',
  isPaid: 'هذه الفاتورة مدفوعة. شكرًا لك!',
  isVoid: 'أُلغيت هذه الفاتورة، ولا يلزمك دفعها.',
  noInvoice: 'لم نعثر على الفاتورة',
  noInvoiceAdvice: 'تحقق من الرابط، أو اطلب من البائع إرسال الفاتورة مرة أخرى.',
}
