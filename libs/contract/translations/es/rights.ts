import type { Translated } from '../../messages/translated.js'

export const rights: Translated['rights'] = {
  otherSites: {
    refused:
      'Los scripts de otros sitios no pueden hacer esta llamada. Hágala desde su servidor, donde se quedan sus secretos',
  },
  thisIsYou: {
    delete:
      'Es usted. Su sesión se cierra de inmediato y no podrá volver a iniciarla. Lo que hizo permanece en el registro de auditoría.',
    deleteSubmit: 'Eliminar mi cuenta',
    edit: 'Es usted. Lo que quite aquí lo pierde de inmediato.',
    demote: 'Es usted. Quiero dejar de ser administrador',
    demoteHelp: 'Otro administrador tendrá que devolvérselo.',
  },
  permissionMissing: (permission, route) => `Para hacer esto necesita el permiso «${permission}» (${route})`,
}
