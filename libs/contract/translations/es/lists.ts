import type { Translated } from '../../messages/translated.js'

export const lists: Translated['lists'] = {
  empty: {
    pendingClients: 'No hay clientes pendientes de revisar',
    apiUsers: 'No se han encontrado usuarios de API.',
    transactions: 'No se han encontrado transacciones.',
  },
}
