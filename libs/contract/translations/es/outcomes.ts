import type { Translated } from '../../messages/translated.js'

export const outcomes: Translated['outcomes'] = {
  done: {
    client: { created: 'Cliente creado', updated: 'Cliente actualizado', deleted: 'Cliente eliminado' },
    user: { created: 'Usuario creado', updated: 'Usuario actualizado', deleted: 'Usuario eliminado' },
    role: { created: 'Rol creado', updated: 'Rol actualizado', deleted: 'Rol eliminado' },
    permission: { created: 'Permiso creado', updated: 'Permiso actualizado', deleted: 'Permiso eliminado' },
    apiUser: {
      created: 'Usuario de API creado',
      updated: 'Usuario de API actualizado',
      deleted: 'Usuario de API eliminado',
    },
    ownApiUser: {
      created: 'Usuario de API creado',
      updated: 'Usuario de API actualizado',
      deleted: 'Usuario de API eliminado',
      regenerated: 'Clave de API regenerada',
    },
    apiUserState: {
      disabled: 'Usuario de API desactivado',
      enabled: 'Usuario de API activado',
      overlapEnded: 'Ahora solo funciona el secreto nuevo',
    },
  },
  failed: {
    client: {
      fetch: 'No se han podido obtener los clientes',
      save: 'No se ha podido guardar el cliente',
      delete: 'No se ha podido eliminar el cliente',
    },
    user: {
      fetch: 'No se han podido obtener los usuarios',
      save: 'No se ha podido guardar el usuario',
      delete: 'No se ha podido eliminar el usuario',
    },
    role: {
      fetch: 'No se han podido obtener los roles',
      save: 'No se ha podido guardar el rol',
      delete: 'No se ha podido eliminar el rol',
    },
    permission: {
      fetch: 'No se han podido obtener los permisos',
      save: 'No se ha podido guardar el permiso',
      delete: 'No se ha podido eliminar el permiso',
    },
    apiUser: {
      fetch: 'No se han podido obtener los usuarios de API',
      save: 'No se ha podido guardar el usuario de API',
      delete: 'No se ha podido eliminar el usuario de API',
      create: 'No se ha podido crear el usuario de API',
      update: 'No se ha podido actualizar el usuario de API',
      regenerate: 'No se ha podido regenerar la clave de API',
      disable: 'No se ha podido desactivar el usuario de API',
      enable: 'No se ha podido activar el usuario de API',
      endOverlap: 'No se ha podido terminar el solapamiento',
    },
    pendingClient: {
      fetch: 'No se han podido obtener los clientes pendientes',
      approve: 'No se ha podido aprobar el cliente',
      reject: 'No se ha podido rechazar el cliente',
    },
    clientStatus: 'No se ha podido comprobar el estado del cliente',
  },
}
