import type { Translated } from '../../messages/translated.js'

export const lists: Translated['lists'] = {
  empty: {
    pendingClients: 'Nenhum cliente pendente de análise',
    apiUsers: 'Nenhum utilizador de API encontrado.',
    transactions: 'Nenhuma transação encontrada.',
  },
}
