import type { Translated } from '../../messages/translated.js'

export const rights: Translated['rights'] = {
  otherSites: {
    refused:
      'Scripts de outros sites não podem fazer esta chamada. Faça-a a partir do seu servidor, onde ficam os segredos',
  },
  thisIsYou: {
    delete:
      'Esta é a sua própria conta. A sessão termina de imediato e não poderá voltar a entrar. O que fez fica no registo de auditoria.',
    deleteSubmit: 'Eliminar a minha conta',
    edit: 'Esta é a sua própria conta. O que retirar aqui, perde-o de imediato.',
    demote: 'Esta é a minha conta. Não quero continuar a ser administrador',
    demoteHelp: 'Outro administrador terá de lha devolver.',
  },
  permissionMissing: (permission, route) => `Precisa da permissão “${permission}” (${route}) para fazer isto`,
}
