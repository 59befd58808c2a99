import type { Translated } from '../../messages/translated.js'

export const clientArea: Translated['clientArea'] = {
  clientArea: {
    active: 'Activo',
    pendingApproval: 'Pendiente de aprobación',
    apiUsersTitle: 'Mis usuarios de API',
    transactionsFilter: 'Filtrar por estado o descripción…',
    loadFailure: 'No se han podido cargar los datos. Inténtelo de nuevo.',
    copied: 'Copiado',
  },
}
