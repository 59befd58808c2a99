import type { Translated } from '../../messages/translated.js'

export const rights: Translated['rights'] = {
  otherSites: {
    refused:
      'Les scripts d’autres sites ne peuvent pas faire cet appel. Faites-le depuis votre serveur, où restent ses secrets',
  },
  thisIsYou: {
    delete:
      'C’est vous. Vous êtes immédiatement déconnecté et ne pouvez plus vous connecter. Ce que vous avez fait reste dans le journal d’audit.',
    deleteSubmit: 'Supprimer mon compte',
    edit: 'C’est vous. Ce que vous retirez ici, vous le perdez immédiatement.',
    demote: 'C’est vous. Je ne veux plus être administrateur',
    demoteHelp: 'Un autre administrateur devra vous redonner ce rôle.',
  },
  permissionMissing: (permission, route) => `Il vous faut l’autorisation « ${permission} » (${route}) pour faire cela`,
}
