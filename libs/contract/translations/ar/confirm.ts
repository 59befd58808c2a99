import type { Translated } from '../../messages/translated.js'

export const confirm: Translated['confirm'] = {
  confirm: {
    deleteClient: 'هل تريد حذف هذا العميل؟',
    deleteUser: 'هل تريد حذف هذا المستخدم؟',
    deleteRole: 'هل تريد حذف هذا الدور؟',
    deletePermission: 'هل تريد حذف هذا الإذن؟',
    deleteApiUser: 'هل تريد حذف مستخدم API هذا؟',
    deleteOwnApiUser: 'هل تريد بالتأكيد حذف مستخدم API هذا؟',
    disableApiUser: (name) => `هل تريد تعطيل ${name}؟`,
    disableApiUserLead: 'تتوقف المدفوعات بهذا المفتاح فورًا. يمكنك تفعيله من جديد في أي وقت.',
  },
}
