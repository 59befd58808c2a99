import type { Translated } from '../../messages/translated.js'

export const lists: Translated['lists'] = {
  empty: {
    pendingClients: 'لا يوجد عملاء بانتظار المراجعة',
    apiUsers: 'لم يُعثر على مستخدمي API.',
    transactions: 'لم يُعثر على معاملات.',
  },
}
