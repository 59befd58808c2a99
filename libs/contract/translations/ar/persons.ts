import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('ar')

export const persons: Translated['persons'] = {
  title: 'المالكون والمديرون',
  lead: 'كل من يملك 25% أو أكثر من النشاط التجاري، وكل من يديره.',
  none: 'لم يُذكر أحد بعد.',
  open: 'ذكر المالكين والمديرين',
  manage: 'إدارة',
  back: 'العودة إلى قائمة المتطلبات',
  backToClient: 'العودة إلى العميل',
  add: 'إضافة شخص',
  change: 'تغيير',
  save: 'حفظ',
  remove: 'إزالة',
  removeQuestion: (name, papers) =>
    `هل تريد إزالة ${name}${count(papers, {
      0: '؟',
      one: ' ومعه المستند؟',
      two: ' ومعه المستندان؟',
      few: ' ومعه # مستندات؟',
      many: ' ومعه # مستندًا؟',
      other: ' ومعه # مستند؟',
    })}`,
  of: (action, name) => `${action}: ${name}`,
  identity: 'وثيقة الهوية',
  noIdentity: 'لا توجد وثيقة هوية بعد',
  bornOn: (day) => `تاريخ الميلاد ${day}`,
  holds: (share) => `${share}%`,
  exportAll: 'تنزيل كل ما هو محفوظ',
  failedToExport: 'تعذّر إنشاء الملف',
  erase: 'محو',
  eraseQuestion: (name) =>
    `هل تريد محو ${name} وكل مستندات هذا الشخص والإجابات التي تذكره؟ لا يمكن التراجع عن ذلك. يحفظ السجل أنك فعلت ذلك وسببه، ولا يحفظ أي بيانات عن الشخص.`,
  because: 'السبب',
  becauseWords: {
    person_asked: 'الشخص طلب ذلك',
    not_needed: 'لم تعد هناك حاجة إليه',
    given_by_mistake: 'قُدّم عن طريق الخطأ',
  },
  erased: (documents) =>
    `تم المحو، ${count(documents, {
      0: 'من دون مستندات',
      one: 'مع مستند واحد',
      two: 'مع مستندين',
      few: 'مع # مستندات',
      many: 'مع # مستندًا',
      other: 'مع # مستند',
    })}. وقد سُجّل ذلك`,
  added: 'أُضيف الشخص',
  changed: 'عُدّلت بيانات الشخص',
  removed: 'أُزيل الشخص',
  failedToSave: 'تعذّر حفظ هذا الشخص',
  failedToLoad: 'تعذّر تحميل الأشخاص',
}
