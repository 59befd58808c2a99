import type { Translated } from '../../messages/translated.js'

export const clientArea: Translated['clientArea'] = {
  clientArea: {
    active: 'Ativo',
    pendingApproval: 'A aguardar aprovação',
    apiUsersTitle: 'Os meus utilizadores de API',
    transactionsFilter: 'Filtrar por estado ou descrição…',
    loadFailure: 'Não foi possível carregar os dados. Tente novamente.',
    copied: 'Copiado!',
  },
}
