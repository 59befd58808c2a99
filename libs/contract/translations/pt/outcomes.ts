import type { Translated } from '../../messages/translated.js'

export const outcomes: Translated['outcomes'] = {
  done: {
    client: { created: 'Cliente criado!', updated: 'Cliente alterado!', deleted: 'Cliente eliminado!' },
    user: { created: 'Utilizador criado!', updated: 'Utilizador alterado!', deleted: 'Utilizador eliminado!' },
    role: { created: 'Função criada!', updated: 'Função alterada!', deleted: 'Função eliminada!' },
    permission: { created: 'Permissão criada!', updated: 'Permissão alterada!', deleted: 'Permissão eliminada!' },
    apiUser: {
      created: 'Utilizador de API criado!',
      updated: 'Utilizador de API alterado!',
      deleted: 'Utilizador de API eliminado!',
    },
    ownApiUser: {
      created: 'Utilizador de API criado!',
      updated: 'Utilizador de API alterado!',
      deleted: 'Utilizador de API eliminado!',
      regenerated: 'Chave de API regenerada!',
    },
    apiUserState: {
      disabled: 'Utilizador de API desativado',
      enabled: 'Utilizador de API ativado',
      overlapEnded: 'Agora só o novo segredo funciona',
    },
  },
  failed: {
    client: {
      fetch: 'Não foi possível carregar os clientes',
      save: 'Não foi possível guardar o cliente',
      delete: 'Não foi possível eliminar o cliente',
    },
    user: {
      fetch: 'Não foi possível carregar os utilizadores',
      save: 'Não foi possível guardar o utilizador',
      delete: 'Não foi possível eliminar o utilizador',
    },
    role: {
      fetch: 'Não foi possível carregar as funções',
      save: 'Não foi possível guardar a função',
      delete: 'Não foi possível eliminar a função',
    },
    permission: {
      fetch: 'Não foi possível carregar as permissões',
      save: 'Não foi possível guardar a permissão',
      delete: 'Não foi possível eliminar a permissão',
    },
    apiUser: {
      fetch: 'Não foi possível carregar os utilizadores de API',
      save: 'Não foi possível guardar o utilizador de API',
      delete: 'Não foi possível eliminar o utilizador de API',
      create: 'Não foi possível criar o utilizador de API',
      update: 'Não foi possível alterar o utilizador de API',
      regenerate: 'Não foi possível regenerar a chave de API',
      disable: 'Não foi possível desativar o utilizador de API',
      enable: 'Não foi possível ativar o utilizador de API',
      endOverlap: 'Não foi possível terminar o período de transição',
    },
    pendingClient: {
      fetch: 'Não foi possível carregar os clientes pendentes',
      approve: 'Não foi possível aprovar o cliente',
      reject: 'Não foi possível rejeitar o cliente',
    },
    clientStatus: 'Não foi possível verificar o estado do cliente',
  },
}
