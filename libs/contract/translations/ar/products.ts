import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('ar')

export const products: Translated['products'] = {
  products: 'المنتجات',
  lead: 'ما تبيعه مع أسعاره. اختر الأسعار في بنود الفاتورة.',
  newProduct: 'منتج جديد',
  createProduct: 'إنشاء المنتج',
  editProduct: 'تعديل المنتج',
  created: 'أُنشئ المنتج',
  saved: 'حُفظ المنتج',
  failedToCreate: 'تعذّر إنشاء المنتج',
  failedToSave: 'تعذّر حفظ المنتج',
  search: 'اسم المنتج',
  noneYet: 'لا توجد منتجات بعد.',
  noneYetHelp: 'أنشئ منتجًا وحدد سعره، فتمتلئ فواتيرك تلقائيًا.',
  noneFound: 'لا توجد منتجات تطابق بحثك.',
  more: 'المزيد من المنتجات',
  product: 'المنتج',
  prices: 'الأسعار',
  noPrice: 'بلا سعر',
  nameHelp: 'يُطبع على الفواتير.',
  retireProduct: 'إيقاف المنتج',
  retireTitle: 'هل تريد إيقاف هذا المنتج؟',
  retireLead: 'لن يقبل أسعارًا جديدة. تبقى أسعاره حتى توقفها.',
  keepProduct: 'الاحتفاظ بالمنتج',
  productRetired: 'أُوقف المنتج',
  failedToRetire: 'تعذّر إيقاف المنتج',
  addPrice: 'إضافة سعر',
  addPriceLead: 'لا يتغير السعر أبدًا. لمبلغ آخر أضف سعرًا جديدًا وأوقف السعر القديم.',
  noPrices: 'لا توجد أسعار بعد.',
  noPricesHelp: 'أضف سعرًا لاستخدام هذا المنتج في بنود الفاتورة.',
  priceAdded: 'أُضيف السعر',
  failedToAddPrice: 'تعذّرت إضافة السعر',
  billed: 'الفوترة',
  once: 'مرة واحدة',
  intervals: { day: 'يومية', week: 'أسبوعية', month: 'شهرية', year: 'سنوية' },
  everyFew: {
    day: (days) =>
      count(days, { one: 'كل # يوم', two: 'كل # يومين', few: 'كل # أيام', many: 'كل # يومًا', other: 'كل # يوم' }),
    week: (weeks) =>
      count(weeks, {
        ...{ one: 'كل # أسبوع', two: 'كل # أسبوعين', few: 'كل # أسابيع', many: 'كل # أسبوعًا', other: 'كل # أسبوع' },
      }),
    month: (months) =>
      count(months, { one: 'كل # شهر', two: 'كل # شهرين', few: 'كل # أشهر', many: 'كل # شهرًا', other: 'كل # شهر' }),
    year: (years) =>
      count(years, { one: 'كل # سنة', two: 'كل # سنتين', few: 'كل # سنوات', many: 'كل # سنة', other: 'كل # سنة' }),
  },
  intervalCount: 'تتكرر كل',
  intervalCountHelp: 'الرقم 3 مع الفوترة الشهرية يعني كل ربع سنة.',
  amount: 'المبلغ للوحدة',
  byTier: 'حسب الشريحة',
  sameAsTaxRate: 'حسب نسبة الضريبة',
  priceID: 'معرّف السعر',
  retirePriceTitle: 'هل تريد إيقاف هذا السعر؟',
  retirePriceLead: 'لن تستخدمه بنود الفواتير الجديدة. تحتفظ به الفواتير الحالية.',
  keepPrice: 'الاحتفاظ بالسعر',
  priceRetired: 'أُوقف السعر',
  failedToRetirePrice: 'تعذّر إيقاف السعر',
  usageType: 'المحاسبة حسب',
  usageTypes: {
    licensed: 'الكمية، مقدمًا',
    metered: 'الاستهلاك، بعد كل فترة',
  },
  usageAggregation: 'استهلاك الفترة',
  usageAggregationHelp: 'فقط عند المحاسبة حسب الاستهلاك.',
  usageAggregations: {
    sum: 'مجموع كل الأحداث',
    max: 'أكبر حدث',
    last: 'آخر حدث',
  },
  usageNeedsAggregation: 'اختر طريقة احتساب استهلاك الفترة',
  usageNeedsInterval: 'اختر وتيرة فوترة الاستهلاك',
  perUse: 'حسب الاستهلاك',
}
