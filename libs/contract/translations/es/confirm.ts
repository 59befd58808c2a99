import type { Translated } from '../../messages/translated.js'

export const confirm: Translated['confirm'] = {
  confirm: {
    deleteClient: '¿Eliminar este cliente?',
    deleteUser: '¿Eliminar este usuario?',
    deleteRole: '¿Eliminar este rol?',
    deletePermission: '¿Eliminar este permiso?',
    deleteApiUser: '¿Eliminar este usuario de API?',
    deleteOwnApiUser: '¿Seguro que quiere eliminar este usuario de API?',
    disableApiUser: (name) => `¿Desactivar ${name}?`,
    disableApiUserLead:
      'Los pagos con esta clave se detienen de inmediato. Puede volver a activarlo en cualquier momento.',
  },
}
