import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('es')

export const states: Translated['states'] = {
  transactions: {
    requires_action: 'Requiere acción',
    processing: 'En proceso',
    authorized: 'Autorizado',
    succeeded: 'Completado',
    failed: 'Fallido',
    canceled: 'Cancelado',
    expired: 'Caducado',
  },
  payouts: {
    created: 'Creada',
    awaiting_approval: 'Pendiente de aprobación',
    approved: 'Aprobada',
    sent: 'Enviada',
    paid: 'Pagada',
    rejected: 'Rechazada',
    canceled: 'Cancelada',
    failed: 'Fallida',
    returned: 'Devuelta',
  },
  contact: {
    contactPerson: 'Persona de contacto',
    phoneNumber: 'Número de teléfono',
    address: 'Dirección',
    city: 'Ciudad',
    state: 'Estado o provincia',
    country: 'País',
  },
  accounts: { rejected: 'Rechazado', suspended: 'Suspendido', disabled: 'Desactivado' },
  refunds: { succeeded: 'Completado', failed: 'Fallido' },
  disputes: {
    inquiry: 'Consulta',
    open: 'Abierta',
    won: 'Ganada',
    lost: 'Perdida',
    inquiry_closed: 'Consulta cerrada',
    prevented: 'Evitada',
    unclear: 'Sin aclarar',
  },
  paymentLinks: { open: 'Abierto', paid: 'Pagado', expired: 'Caducado', closed: 'Cerrado' },
  deliveries: { pending: 'En espera', succeeded: 'Entregada', failed: 'Fallida' },
  passwords: { weak: 'Débil', fair: 'Aceptable', good: 'Buena', strong: 'Segura' },
  clientTypes: { Company: 'Empresa', Individual: 'Persona física' },
  amounts: { amount: 'Importe', captured: 'Capturado', fee: 'Comisión', refunded: 'Reembolsado' },
  done: { captured: 'capturar', refunded: 'reembolsar' },
  place: 'Lugar',
  you: 'Usted',
  select: 'Seleccionar…',
  cancel: 'Cancelar',
  asked: 'Pedido',
  account: 'Cuenta',
  yes: 'Sí',
  payments: (said, payments) => `${said} ${count(payments, { one: 'pago', other: 'pagos' })}`,
  theProcessorIsSilent:
    'El procesador aún no ha respondido. Le preguntamos qué ha sido del pago; nunca se cobra dos veces.',
  outcomeUnknown:
    'El procesador aún no ha respondido. Esta página muestra el resultado cuando se conozca; nada se hace dos veces',
}
