import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('ar')

export const area: Translated['area'] = {
  dashboard: 'لوحة المعلومات',
  apiUsers: 'مستخدمو API',
  transactions: 'المعاملات',
  paymentLinks: 'روابط الدفع',
  customers: 'العملاء',
  subscriptions: 'الاشتراكات',
  invoices: 'الفواتير',
  products: 'المنتجات',
  disputes: 'الاعتراضات',
  billingReports: 'تقارير الفوترة',
  balance: 'الرصيد',
  logs: 'السجلات',
  webhooks: 'Webhooks',
  processors: 'معالجات الدفع',
  profile: 'الملف الشخصي',
  team: 'الفريق',
  payouts: 'المدفوعات إلى حسابك',
  checkout: 'صفحة الدفع',
  statements: 'كشوف الحساب',
  requestLog: 'سجل الطلبات',
  groups: { getPaid: 'استلام المدفوعات', money: 'الأموال', developers: 'المطورون', business: 'المنشأة' },
  switchBusiness: 'تبديل النشاط التجاري',
  notActive: 'غير نشط',
  youWorkFor: (name) => `تعمل الآن لدى ${name}.`,
  whatWaits: 'ما هو قيد الانتظار',
  afterAChangeThatCould: (hours) =>
    `بعد تغيير قد يحوّل وجهة أموالك، تبقى المفاتيح وحساب التسوية في الانتظار لمدة ${count(hours, {
      one: 'ساعة واحدة',
      two: 'ساعتين',
      few: '# ساعات',
      other: '# ساعة',
    })}.`,
  nothingWaits: 'لا شيء قيد الانتظار.',
  youCanMakeApiKeys: 'يمكنك إنشاء مفاتيح API وتغيير حساب التسوية.',
  toYourApiUsers: 'إلى مستخدمي API لديك',
}
