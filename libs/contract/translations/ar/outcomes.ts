import type { Translated } from '../../messages/translated.js'

export const outcomes: Translated['outcomes'] = {
  done: {
    client: { created: 'أُنشئ العميل', updated: 'حُدّث العميل', deleted: 'حُذف العميل' },
    user: { created: 'أُنشئ المستخدم', updated: 'حُدّث المستخدم', deleted: 'حُذف المستخدم' },
    role: { created: 'أُنشئ الدور', updated: 'حُدّث الدور', deleted: 'حُذف الدور' },
    permission: { created: 'أُنشئ الإذن', updated: 'حُدّث الإذن', deleted: 'حُذف الإذن' },
    apiUser: { created: 'أُنشئ مستخدم API', updated: 'حُدّث مستخدم API', deleted: 'حُذف مستخدم API' },
    ownApiUser: {
      created: 'أُنشئ مستخدم API',
      updated: 'حُدّث مستخدم API',
      deleted: 'حُذف مستخدم API',
      regenerated: 'أُعيد إنشاء مفتاح API',
    },
    apiUserState: {
      disabled: 'عُطّل مستخدم API',
      enabled: 'فُعّل مستخدم API',
      overlapEnded: 'السر الجديد وحده يعمل الآن',
    },
  },
  failed: {
    client: { fetch: 'تعذّر جلب العملاء', save: 'تعذّر حفظ العميل', delete: 'تعذّر حذف العميل' },
    user: { fetch: 'تعذّر جلب المستخدمين', save: 'تعذّر حفظ المستخدم', delete: 'تعذّر حذف المستخدم' },
    role: { fetch: 'تعذّر جلب الأدوار', save: 'تعذّر حفظ الدور', delete: 'تعذّر حذف الدور' },
    permission: { fetch: 'تعذّر جلب الأذونات', save: 'تعذّر حفظ الإذن', delete: 'تعذّر حذف الإذن' },
    apiUser: {
      fetch: 'تعذّر جلب مستخدمي API',
      save: 'تعذّر حفظ مستخدم API',
      delete: 'تعذّر حذف مستخدم API',
      create: 'تعذّر إنشاء مستخدم API',
      update: 'تعذّر تحديث مستخدم API',
      regenerate: 'تعذّرت إعادة إنشاء مفتاح API',
      disable: 'تعذّر تعطيل مستخدم API',
      enable: 'تعذّر تفعيل مستخدم API',
      endOverlap: 'تعذّر إنهاء فترة التداخل',
    },
    pendingClient: {
      fetch: 'تعذّر جلب العملاء بانتظار الموافقة',
      approve: 'تعذّرت الموافقة على العميل',
      reject: 'تعذّر رفض العميل',
    },
    clientStatus: 'تعذّر التحقق من حالة العميل',
  },
}
