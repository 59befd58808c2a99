import type { Translated } from '../../messages/translated.js'

export const confirm: Translated['confirm'] = {
  confirm: {
    deleteClient: 'Eliminar este cliente?',
    deleteUser: 'Eliminar este utilizador?',
    deleteRole: 'Eliminar esta função?',
    deletePermission: 'Eliminar esta permissão?',
    deleteApiUser: 'Eliminar este utilizador de API?',
    deleteOwnApiUser: 'Tem a certeza de que quer eliminar este utilizador de API?',
    disableApiUser: (name) => `Desativar ${name}?`,
    disableApiUserLead: 'Os pagamentos com esta chave param de imediato. Pode voltar a ativá-lo a qualquer momento.',
  },
}
