import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('es')

export const area: Translated['area'] = {
  dashboard: 'Panel',
  apiUsers: 'Usuarios de API',
  transactions: 'Transacciones',
  paymentLinks: 'Enlaces de pago',
  customers: 'Clientes',
  subscriptions: 'Suscripciones',
  invoices: 'Facturas',
  products: 'Productos',
  disputes: 'Disputas',
  billingReports: 'Informes de facturación',
  balance: 'Saldo',
  logs: 'Registros',
  webhooks: 'Webhooks',
  processors: 'Procesadores',
  profile: 'Perfil',
  team: 'Equipo',
  payouts: 'Pagos a su cuenta',
  checkout: 'Proceso de pago',
  statements: 'Extractos',
  requestLog: 'Registro de solicitudes',
  groups: { getPaid: 'Cobrar', money: 'Dinero', developers: 'Desarrolladores', business: 'Negocio' },
  switchBusiness: 'Cambiar de empresa',
  notActive: 'No activa',
  youWorkFor: (name) => `Ahora trabaja para ${name}.`,
  whatWaits: 'Lo que espera',
  afterAChangeThatCould: (hours) =>
    `Después de un cambio que podría desviar su dinero, las claves y la cuenta de liquidación esperan ${count(hours, { one: '# hora', other: '# horas' })}.`,
  nothingWaits: 'No hay nada en espera.',
  youCanMakeApiKeys: 'Puede crear claves de API y cambiar su cuenta de liquidación.',
  toYourApiUsers: 'Ir a sus usuarios de API',
}
