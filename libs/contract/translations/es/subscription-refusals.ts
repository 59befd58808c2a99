import type { Translated } from '../../messages/translated.js'

type Refusals = Translated['clientRefusals']['clientRefusals']

export const subscriptions: Refusals['subscriptions'] = {
  subscriptionStates: {
    incomplete: 'La primera factura de esta suscripción aún no está pagada',
    trialing: 'Esta suscripción está en período de prueba',
    active: 'Esta suscripción está activa',
    past_due: 'Un pago de esta suscripción está vencido',
    paused: 'Esta suscripción está en pausa. Reanúdela primero',
    canceled: 'Esta suscripción está cancelada',
  },
  samePriceTwice: 'Indique cada precio una sola vez, con su cantidad',
  priceUnknown: 'Un precio elegido no existe',
  priceRetired: 'Un precio elegido está retirado. Elija otro',
  priceOneOff: 'Un precio elegido se paga una sola vez. Elija uno recurrente',
  pricesDiffer: 'Todos los precios de una suscripción deben tener la misma moneda y el mismo período',
  quantityOfMetered: 'Un precio por consumo no tiene cantidad. Déjela vacía',
  currencyFixed: 'La moneda de una suscripción no puede cambiar. Cree otra suscripción',
  taxRateUnknown: 'Un tipo de impuesto no existe o está retirado',
  timeZoneForm: 'Introduzca una zona horaria, como Europe/Berlin',
  totalTooLarge: 'El total de un período es demasiado alto',
  tooManyPendingLines: 'Demasiados cambios esperan la próxima factura. Inténtelo después',
  customerSubscribed: 'Este cliente tiene una suscripción. Cancélela primero',
  portalPriceUnknown: 'Un precio no existe, está retirado, es por consumo o se paga una sola vez',
}

export const testClocks: Refusals['testClocks'] = {
  testModeOnly: 'Los relojes de prueba solo existen en modo de prueba',
  clockBackwards: 'Un reloj solo puede avanzar. Elija una fecha posterior',
  clockTooFar: (years) => `Un reloj avanza como máximo ${years} años por paso`,
  clockAdvancing: 'Este reloj está avanzando. Espere a que esté listo',
  clockTooEarly: 'Un reloj no puede mostrar una fecha anterior a 1970',
  tooManyClocks: (most) => `Puede tener como máximo ${most} relojes abiertos. Cierre uno primero`,
  clockFull: (most) => `Un reloj admite como máximo ${most} clientes. Use otro`,
  clockClosed: 'Este reloj está cerrado. Cree otro',
  clockUnknown: 'Ningún reloj de prueba tiene este ID',
}

export const creditNotes: Refusals['creditNotes'] = {
  creditTooLarge: 'No puede acreditar más de lo que queda de la factura o de una línea',
  nothingToCredit: 'Esta factura está acreditada por completo',
}

export const coupons: Refusals['coupons'] = {
  codeForm: 'Un código tiene de 1 a 40 letras de la A a la Z, dígitos, guiones o guiones bajos',
  codeTaken: 'Otro cupón tiene este código',
  percentOrAmount: 'Indique un porcentaje o un importe',
  percentOffForm: 'El porcentaje debe ser mayor que 0 y como máximo 100, con dos decimales como máximo',
  redeemByPast: 'La fecha límite debe estar en el futuro',
  couponUnknown: 'No hay ningún cupón con este identificador',
  couponCurrency: 'Este cupón descuenta un importe en otra moneda',
  couponRetired: 'Este cupón está retirado',
  couponExpired: 'Este cupón ha caducado',
  couponUsedUp: 'Este cupón ya se ha canjeado el máximo de veces',
  couponUsedByCustomer: 'Este cliente ya ha usado este cupón',
}
