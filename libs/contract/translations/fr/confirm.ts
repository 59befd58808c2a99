import type { Translated } from '../../messages/translated.js'

export const confirm: Translated['confirm'] = {
  confirm: {
    deleteClient: 'Supprimer ce client ?',
    deleteUser: 'Supprimer cet utilisateur ?',
    deleteRole: 'Supprimer ce rôle ?',
    deletePermission: 'Supprimer cette autorisation ?',
    deleteApiUser: 'Supprimer cet utilisateur API ?',
    deleteOwnApiUser: 'Voulez-vous vraiment supprimer cet utilisateur API ?',
    disableApiUser: (name) => `Désactiver ${name} ?`,
    disableApiUserLead:
      'Les paiements avec cette clé s’arrêtent immédiatement. Vous pouvez le réactiver à tout moment.',
  },
}
