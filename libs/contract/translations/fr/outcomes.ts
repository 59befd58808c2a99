import type { Translated } from '../../messages/translated.js'

export const outcomes: Translated['outcomes'] = {
  done: {
    client: { created: 'Client créé !', updated: 'Client modifié !', deleted: 'Client supprimé !' },
    user: { created: 'Utilisateur créé !', updated: 'Utilisateur modifié !', deleted: 'Utilisateur supprimé !' },
    role: { created: 'Rôle créé !', updated: 'Rôle modifié !', deleted: 'Rôle supprimé !' },
    permission: {
      created: 'Autorisation créée !',
      updated: 'Autorisation modifiée !',
      deleted: 'Autorisation supprimée !',
    },
    apiUser: {
      created: 'Utilisateur API créé !',
      updated: 'Utilisateur API modifié !',
      deleted: 'Utilisateur API supprimé !',
    },
    ownApiUser: {
      created: 'Utilisateur API créé !',
      updated: 'Utilisateur API modifié !',
      deleted: 'Utilisateur API supprimé !',
      regenerated: 'Clé API régénérée !',
    },
    apiUserState: {
      disabled: 'Utilisateur API désactivé',
      enabled: 'Utilisateur API activé',
      overlapEnded: 'Seul le nouveau secret fonctionne désormais',
    },
  },
  failed: {
    client: {
      fetch: 'Les clients n’ont pas pu être chargés',
      save: 'Le client n’a pas pu être enregistré',
      delete: 'Le client n’a pas pu être supprimé',
    },
    user: {
      fetch: 'Les utilisateurs n’ont pas pu être chargés',
      save: 'L’utilisateur n’a pas pu être enregistré',
      delete: 'L’utilisateur n’a pas pu être supprimé',
    },
    role: {
      fetch: 'Les rôles n’ont pas pu être chargés',
      save: 'Le rôle n’a pas pu être enregistré',
      delete: 'Le rôle n’a pas pu être supprimé',
    },
    permission: {
      fetch: 'Les autorisations n’ont pas pu être chargées',
      save: 'L’autorisation n’a pas pu être enregistrée',
      delete: 'L’autorisation n’a pas pu être supprimée',
    },
    apiUser: {
      fetch: 'Les utilisateurs API n’ont pas pu être chargés',
      save: 'L’utilisateur API n’a pas pu être enregistré',
      delete: 'L’utilisateur API n’a pas pu être supprimé',
      create: 'L’utilisateur API n’a pas pu être créé',
      update: 'L’utilisateur API n’a pas pu être modifié',
      regenerate: 'La clé API n’a pas pu être régénérée',
      disable: 'L’utilisateur API n’a pas pu être désactivé',
      enable: 'L’utilisateur API n’a pas pu être activé',
      endOverlap: 'La période de transition n’a pas pu être terminée',
    },
    pendingClient: {
      fetch: 'Les clients en attente n’ont pas pu être chargés',
      approve: 'Le client n’a pas pu être approuvé',
      reject: 'Le client n’a pas pu être refusé',
    },
    clientStatus: 'Le statut du client n’a pas pu être vérifié',
  },
}
