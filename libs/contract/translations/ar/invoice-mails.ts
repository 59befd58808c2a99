import type { Translated } from '../../messages/translated.js'

export const invoiceMails: Translated['invoiceMails'] = {
  invoice: {
    subject: (number, merchantName) => `الفاتورة ${number} من ${merchantName}`,
    due: (merchantName, money, day) => `أرسل إليك ${merchantName} فاتورة بمبلغ ${money}، وتستحق في ${day}.`,
    settled: (merchantName, money) => `أرسل إليك ${merchantName} فاتورة بمبلغ ${money}، وهي مدفوعة بالفعل.`,
    rest: (money) => `المبلغ المتبقي للدفع: ${money}.`,
    coupon: (name, money) => `تخصم القسيمة ${name} مبلغ ${money}.`,
    questions: (merchantName) => `هل لديك أسئلة عن هذه الفاتورة؟ تواصل مع ${merchantName}.`,
    viewAndPay: 'عرض الفاتورة ودفعها',
    view: 'عرض الفاتورة',
    closing: (merchantName) => `تلقيت هذه الرسالة لأن ${merchantName} أرسل إليك فاتورة.`,
  },
}
