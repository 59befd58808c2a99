import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('pt')

export const states: Translated['states'] = {
  transactions: {
    requires_action: 'Requer ação',
    processing: 'Em processamento',
    authorized: 'Autorizado',
    succeeded: 'Concluído',
    failed: 'Falhado',
    canceled: 'Cancelado',
    expired: 'Expirado',
  },
  payouts: {
    created: 'Criado',
    awaiting_approval: 'A aguardar aprovação',
    approved: 'Aprovado',
    sent: 'Enviado',
    paid: 'Pago',
    rejected: 'Recusado',
    canceled: 'Cancelado',
    failed: 'Falhado',
    returned: 'Devolvido',
  },
  contact: {
    contactPerson: 'Pessoa de contacto',
    phoneNumber: 'Número de telefone',
    address: 'Morada',
    city: 'Cidade',
    state: 'Distrito ou província',
    country: 'País',
  },
  accounts: { rejected: 'Rejeitado', suspended: 'Suspenso', disabled: 'Desativado' },
  refunds: { succeeded: 'Concluído', failed: 'Falhado' },
  disputes: {
    inquiry: 'Consulta',
    open: 'Aberta',
    won: 'Ganha',
    lost: 'Perdida',
    inquiry_closed: 'Consulta encerrada',
    prevented: 'Evitada',
    unclear: 'Por esclarecer',
  },
  paymentLinks: { open: 'Aberto', paid: 'Pago', expired: 'Expirado', closed: 'Fechado' },
  deliveries: { pending: 'Em espera', succeeded: 'Entregue', failed: 'Falhada' },
  passwords: { weak: 'Fraca', fair: 'Razoável', good: 'Boa', strong: 'Forte' },
  clientTypes: { Company: 'Empresa', Individual: 'Particular' },
  amounts: { amount: 'Valor', captured: 'Capturado', fee: 'Tarifa', refunded: 'Reembolsado' },
  done: { captured: 'capturados', refunded: 'reembolsados' },
  place: 'Localidade',
  you: 'O próprio',
  select: 'Escolher…',
  cancel: 'Cancelar',
  asked: 'Pedido em',
  account: 'Conta',
  yes: 'Sim',
  payments: (said, payments) => `${said} ${count(payments, { one: 'pagamento', other: 'pagamentos' })}`,
  theProcessorIsSilent:
    'O processador ainda não respondeu. Perguntamos-lhe o que aconteceu ao pagamento; nunca é cobrado duas vezes.',
  outcomeUnknown:
    'O processador ainda não respondeu. Esta página mostra o resultado assim que for conhecido; nada é feito duas vezes',
}
