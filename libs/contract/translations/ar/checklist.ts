import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('ar')

export const checklist: Translated['checklist'] = {
  title: 'ما نحتاج إليه منك',
  leadOf: (open) =>
    count(open, {
      0: 'كل شيء لدينا. لا يلزمك فعل شيء آخر.',
      one: 'ما زال عنصر واحد ناقصًا. يقرر فريقنا بعد اكتمال كل شيء.',
      two: 'ما زال عنصران ناقصين. يقرر فريقنا بعد اكتمال كل شيء.',
      few: 'ما زالت # عناصر ناقصة. يقرر فريقنا بعد اكتمال كل شيء.',
      other: 'ما زال # عنصرًا ناقصًا. يقرر فريقنا بعد اكتمال كل شيء.',
    }),
  profileLead: 'ما طلبه منك فريقنا، وحالته.',
  nothingAsked: 'لا يطلب منك فريقنا شيئًا في الوقت الحالي.',
  openChecklist: 'فتح قائمة المتطلبات',
  toProfile: 'العودة إلى الملف الشخصي',
  statusWords: {
    missing: 'ناقص',
    given: 'قيد المراجعة',
    accepted: 'مقبول',
    asked_again: 'مطلوب مجددًا',
    waived: 'غير مطلوب',
    expired: 'منتهي الصلاحية',
  },
  pausedSince: 'منذ',
  toChecklist: 'إرسال مستند جديد',
  until: 'يُرجى الرد في موعد أقصاه',
  askedAgainBecause: 'مطلوب مجددًا:',
  validUntil: (day) => `صالح حتى ${day}`,
  expiresOn: 'صالح حتى',
  answer: 'إجابتك',
  send: 'إرسال',
  file: 'الملف',
  fileHelp: 'ملف PDF أو JPEG أو PNG بحجم 10 MB على الأكثر.',
  sendFile: 'إرسال الملف',
  sending: (percent) => `أُرسل ${percent}%`,
  checking: 'جارٍ فحص الملف…',
  fullName: 'الاسم الكامل',
  dateOfBirth: 'تاريخ الميلاد',
  country: 'البلد',
  role: 'الصفة',
  share: 'الحصة بالنسبة المئوية',
  shareHelp: 'حصة هذا الشخص من ملكية النشاط التجاري. يمكن للمدير تركها فارغة.',
  roleWords: { owner: 'مالك', director: 'مدير' },
  sent: 'شكرًا لك، وصلنا ذلك',
  failedToSend: 'تعذّر الإرسال',
  failedToDownload: 'تعذّر فتح هذا المستند',
  kilobytes: (size) => `${size} KB`,
  megabytes: (size) => `${size} MB`,
}
