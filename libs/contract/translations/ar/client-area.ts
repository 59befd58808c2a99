import type { Translated } from '../../messages/translated.js'

export const clientArea: Translated['clientArea'] = {
  clientArea: {
    active: 'نشط',
    pendingApproval: 'بانتظار الموافقة',
    apiUsersTitle: 'مستخدمو API لديّ',
    transactionsFilter: 'التصفية حسب الحالة أو الوصف…',
    loadFailure: 'تعذّر تحميل البيانات. يُرجى المحاولة مرة أخرى.',
    copied: 'تم النسخ',
  },
}
