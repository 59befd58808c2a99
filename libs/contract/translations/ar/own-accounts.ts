import type { Translated } from '../../messages/translated.js'
import { statementDescriptor } from './statement-descriptor.js'

export const ownAccounts: Translated['ownAccounts'] = {
  processors: 'معالجات الدفع',
  lead: 'اربط حسابك الخاص لدى معالج دفع. تمر مدفوعاتك عبره أولاً، ويدفع لك المعالج مباشرة.',
  noAccounts: 'لا توجد حسابات بعد.',
  noAccountsHelp: 'من دون حساب خاص، تمر مدفوعاتك عبر المنصة التي تحوّل الأموال إليك.',
  addAccount: 'إضافة حساب',
  editAccount: 'تعديل الحساب',
  save: 'حفظ',
  edit: 'تعديل',
  check: 'تحقق',
  deleteWord: 'حذف',
  deleteQuestion: 'هل تريد حذف هذا الحساب؟',
  deleteLead: 'بعد ذلك تمر مدفوعاتك عبر المنصة. وتُحذف إعدادات الحساب نهائيًا.',
  chooseProcessor: 'اختر معالج دفع',
  name: 'الاسم',
  nameHelp: 'لفريقك، مثل ”Stripe EU“.',
  currencies: 'العملات',
  currenciesHelp: 'لا تحدد أي عملة لقبول جميع عملات المعالج.',
  allCurrencies: 'الكل',
  isEnabled: 'قبول مدفوعات جديدة',
  isEnabledHelp: 'يستمر الحساب المعطَّل في معالجة عمليات الاسترداد والتحصيل لمدفوعاته.',
  keepHelp: 'اتركه فارغًا للإبقاء على القيمة الحالية.',
  enabled: 'مفعَّل',
  disabled: 'معطَّل',
  noticeAddress: 'عنوان الإشعارات',
  noticeAddressHelp: 'أضفه بصفته webhook لدى معالج الدفع، لكي نعرف بمدفوعاتك.',
  lastNotice: 'آخر إشعار',
  noNotice: 'لا يوجد بعد',
  created: 'أُضيف الحساب',
  updated: 'حُفظ الحساب',
  deleted: 'حُذف الحساب',
  works: 'الحساب يعمل',
  doesNotWork: 'الحساب لا يعمل. يُرجى التحقق من إعداداته',
  failedToSave: 'تعذر حفظ الحساب',
  failedToDelete: 'تعذر حذف الحساب',
  failedToCheck: 'تعذر التحقق من الحساب',
  settings: {
    stripe: {
      secretKey: {
        label: 'المفتاح السري',
        help: 'في Stripe: المطورون، مفاتيح API. يصلح مفتاح مقيّد أيضًا، ويذكر الدليل أذوناته',
      },
      publishableKey: {
        label: 'المفتاح القابل للنشر',
        help: 'في Stripe: المطورون، مفاتيح API. تستخدمه المتصفحات لتحميل نموذج البطاقة',
      },
      noticeSecret: {
        label: 'سر التوقيع',
        help: 'في Stripe: المطورون، Webhooks. استخدم نقطة النهاية التي تحمل عنوان الإشعارات لهذا الحساب',
      },
      statementDescriptor: { label: statementDescriptor.label, help: statementDescriptor.suffixHelp },
    },
    adyen: {
      apiKey: {
        label: 'مفتاح API',
        help: 'في Adyen: المطورون، بيانات اعتماد API. استخدم مستخدم خدمة ويب لأجل Checkout',
      },
      merchantAccount: {
        label: 'حساب التاجر',
        help: 'الرمز في أعلى منطقة العملاء (Customer Area)، مثل YourCompanyECOM',
      },
      clientKey: { label: 'مفتاح العميل', help: 'بجوار مفتاح API. أضف موقعك إلى المصادر المسموح بها' },
      noticeKey: {
        label: 'مفتاح HMAC',
        help: 'في Adyen: المطورون، Webhooks. استخدم الويب هوك القياسي مع عنوان الإشعارات لهذا الحساب',
      },
      tokenNoticeKey: {
        label: 'مفتاح HMAC للرموز',
        help: 'في Adyen: المطورون، Webhooks. استخدم ويب هوك دورة حياة الرموز المتكررة مع العنوان نفسه',
      },
      livePrefix: {
        label: 'بادئة عنوان URL الفعلي',
        help: 'للحسابات الفعلية فقط: المطورون، عناوين API، البادئة، مثل 1797a841fbb37ca7-AdyenDemo',
      },
      liveRegion: {
        label: 'المنطقة الفعلية',
        help: 'المنطقة التي تستضيف حسابك الفعلي: eu أو us أو au أو apse أو in. فارغ: eu',
      },
      allowedMethods: {
        label: 'طرق الدفع',
        help: 'أنواع Adyen، مثل scheme وideal وsepadirectdebit. فارغ: البطاقات والمحافظ والطرق المصرفية الفورية',
      },
      statementDescriptor: { label: statementDescriptor.label, help: statementDescriptor.wholeHelp },
    },
    paystack: {
      secretKey: {
        label: 'المفتاح السري',
        help: 'في Paystack: الإعدادات، مفاتيح API وWebhooks. وهو يوقّع الويب هوك أيضًا',
      },
      publicKey: { label: 'المفتاح العام', help: 'بجوار المفتاح السري' },
    },
  },
}
