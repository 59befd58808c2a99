import type { Translated } from '../../messages/translated.js'

export const checkoutCoupons: Translated['checkoutCoupons'] = {
  code: 'Código de cupón',
  addCode: 'Añadir un código de cupón',
  apply: 'Aplicar',
  applying: 'Aplicando...',
  remove: 'Quitar',
  codeNamed: (name) => `Código ${name}`,
  refusals: {
    unknown: 'No reconocemos este código. Compruebe que está bien escrito.',
    expired: 'Este código ha caducado.',
    retired: 'Este código ya no es válido.',
    usedUp: 'Este código ya se ha usado el máximo de veces.',
    usedByCustomer: 'Ya ha usado este código.',
    currency: 'Este código solo sirve en otra moneda.',
    notPossible: 'Este código no se puede usar para este pago.',
    tooManyTries: 'Demasiados códigos incorrectos. Inténtelo más tarde o continúe sin código.',
    tooManyChanges: 'El código se ha cambiado demasiadas veces. Puede pagar el precio que se muestra.',
    locked: 'El precio ya no se puede cambiar.',
    notTaken: 'Aquí no se pueden usar códigos de cupón.',
    empty: 'Introduzca un código.',
  },
  priceChanged: 'El precio ha cambiado mientras esta página estaba abierta.',
  checkPrice: (reason) => `${reason} No se le ha cobrado nada. Compruebe el precio antes de pagar.`,
}
