import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('pt')

export const area: Translated['area'] = {
  dashboard: 'Painel',
  apiUsers: 'Utilizadores de API',
  transactions: 'Transações',
  paymentLinks: 'Links de pagamento',
  customers: 'Clientes',
  subscriptions: 'Assinaturas',
  invoices: 'Faturas',
  products: 'Produtos',
  disputes: 'Contestações',
  billingReports: 'Relatórios de cobrança',
  balance: 'Saldo',
  logs: 'Registos',
  webhooks: 'Webhooks',
  processors: 'Processadores',
  profile: 'Perfil',
  team: 'Equipa',
  payouts: 'Repasses',
  checkout: 'Finalização da compra',
  statements: 'Extratos',
  requestLog: 'Registo de pedidos',
  groups: { getPaid: 'Receber', money: 'Dinheiro', developers: 'Desenvolvedores', business: 'Empresa' },
  switchBusiness: 'Mudar de empresa',
  notActive: 'Inativa',
  youWorkFor: (name) => `Agora está a trabalhar para ${name}.`,
  whatWaits: 'O que está em espera',
  afterAChangeThatCould: (hours) =>
    `Depois de uma alteração que possa desviar o seu dinheiro, as chaves e a sua conta de liquidação esperam ${count(hours, { one: '# hora', other: '# horas' })}.`,
  nothingWaits: 'Nada está em espera.',
  youCanMakeApiKeys: 'Pode criar chaves de API e alterar a sua conta de liquidação.',
  toYourApiUsers: 'Ver os seus utilizadores de API',
}
